// A first ride as data: what a new player is told, when it matters, and what is highlighted meanwhile.
// The page draws the cards; nothing here knows how.
import type { TableModel } from "../../lib/table/table.svelte";

/** What a lesson looks at. `view` is the game's own. */
export interface Scene<View = unknown> {
  table: TableModel;
  view: View;
  /** What is asked of the learner now; empty if nothing is. */
  asked: string;
  /** The legal moves, in their notation. */
  moves: string[];
  /** How many moves like this the learner has made. */
  count(move: RegExp): number;
}

/** One card. */
export interface Lesson<View = unknown> {
  id: string;
  /** Does it matter now? Asked only while the learner has to answer. */
  when(scene: Scene<View>): boolean;
  /** For `{name}` in its words. */
  values?(scene: Scene<View>): Record<string, string | number>;
  /** The places to highlight, unless a suggestion has its own: `part:hand` is a part of the page, `area:cities` one of the board. */
  at?(scene: Scene<View>): string[];
  /** The move it is about; "coach": whatever the coach advises. Without one the card only explains. */
  suggest?: "coach" | ((scene: Scene<View>) => string);
  /** The tab of a phone that shows the places; the board if not said. */
  tab?: string;
  /** Are the places among the answers? Then a phone leaves these in view. */
  answers?: boolean;
  /** Does it speak of what the others did? Then it can be shown again. */
  recap?: boolean;
}

/** What a card says. */
export interface LessonWords {
  title: string;
  text: string;
  /** What the button says that takes the suggestion; the move's own words if not said. */
  take?: string;
}

/** A step of the ride: done or not. */
export type Station<View = unknown> = (scene: Scene<View>, seen: ReadonlySet<string>) => boolean;

/** What a ride says; fetched, so it is read only when the ride is shown. */
export interface RideWords {
  title: string;
  /** The names of the stations, in their order. */
  stations: string[];
  /** By the ids of the cards. */
  lessons: Record<string, LessonWords | undefined>;
  /** At its end: what was learned. */
  end: string;
}

export interface Ride<View = unknown> {
  says: RideWords;
  stations: Station<View>[];
  lessons: Lesson<View>[];
  /** The guide on the page of rules. */
  guide: string;
  /** How many bots the game afterwards is against. */
  bots: number;
}

export function sceneOf(table: TableModel): Scene {
  const { update, log } = table;
  const own = log.filter((entry) => entry.seat === update.seat && entry.move !== null);
  return {
    table,
    view: update.view,
    asked: table.mine ? (update.question?.phase ?? "") : "",
    moves: update.choices.map((choice) => choice.move),
    count: (move) => own.filter((entry) => move.test(entry.move ?? "")).length,
  };
}

/** The card to show now: the first that matters and was not seen. */
export function lessonNow(ride: Ride, scene: Scene, seen: ReadonlySet<string>): Lesson | null {
  if (!scene.view || scene.asked === "") return null;
  return ride.lessons.find((lesson) => !seen.has(lesson.id) && lesson.when(scene)) ?? null;
}

/** How far the learner is: the index of the first station that is not done. */
export function stationNow(ride: Ride, scene: Scene, seen: ReadonlySet<string>): number {
  if (!scene.view) return 0;
  const open = ride.stations.findIndex((done) => !done(scene, seen));
  return open < 0 ? ride.stations.length : open;
}

/** The places of the legal moves that begin like this, in the order of the list. */
export function places(scene: Scene, begin: string): string[] {
  return scene.table.choices.filter(({ move }) => move.startsWith(begin)).flatMap(({ targets }) => targets);
}
