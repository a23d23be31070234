// A first ride as data: what a new player is told, when it matters, where it points, and what it suggests.
// The page draws the cards; nothing here knows how.
import type { Component } from "svelte";
import type { Both } from "../../lib/net/protocol";
import type { TableModel } from "../../lib/table/table.svelte";
import type { PartProps } from "../game-ui";

/** What a lesson looks at. `view` is the game's own. */
export interface Scene<View = unknown> {
  table: TableModel;
  view: View;
  /** What is asked of the learner now; empty if nothing is. */
  asked: string;
  /** The legal moves, in their notation. */
  moves: string[];
  /** Has the learner made a move like this? */
  did(move: RegExp): boolean;
}

/** One card. */
export interface Lesson<View = unknown> {
  id: string;
  /** Does it matter now? Asked only while the learner has to answer, unless `aside`. */
  when(scene: Scene<View>): boolean;
  /** May it come while others are asked? */
  aside?: boolean;
  /** For `{name}` in its words. */
  values?(scene: Scene<View>): Record<string, string | number>;
  /** The places to stand beside, the best first; `part:hand` is a whole part of the page. */
  at?(scene: Scene<View>): string[];
  /** A sensible answer by a rule of thumb, one of the legal moves; null for none. */
  suggest?(scene: Scene<View>): string | null;
}

/** What a card says. */
export interface LessonWords {
  title: Both;
  /** A sentence or two. */
  text: Both;
  /** What the button says that takes the suggestion. */
  take?: Both;
}

/** A line of the list of progress. */
export interface Station<View = unknown> {
  done(scene: Scene<View>, seen: ReadonlySet<string>): boolean;
  /** Parts of the page that it needs; the others rest meanwhile. */
  needs: string[];
}

export interface StationWords {
  title: Both;
  note: Both;
}

/** What a ride says; fetched, so it is read only when the ride is shown. */
export interface RideWords {
  title: Both;
  /** In the order of the stations. */
  stations: StationWords[];
  /** By the ids of the cards. */
  lessons: Record<string, LessonWords>;
}

export interface Ride<View = unknown> {
  says: RideWords;
  stations: Station<View>[];
  lessons: Lesson<View>[];
  /** A component of the catalogue to explain beside the list: [kind, id]. */
  explains?(scene: Scene<View>): [string, string] | null;
  /** The picture of one of its actions. */
  icon?(action: string, scene: Scene<View>): string;
  /** What is shown when all stations are done. */
  sheet?: () => Promise<{ default: Component<PartProps> }>;
}

export function sceneOf(table: TableModel): Scene {
  const { update, log } = table;
  const own = log.filter((entry) => entry.seat === update.seat && entry.move !== null);
  return {
    table,
    view: update.view,
    asked: table.mine ? (update.question?.phase ?? "") : "",
    moves: update.choices.map((choice) => choice.move),
    did: (move) => own.some((entry) => move.test(entry.move ?? "")),
  };
}

/** The card to show now: the first that matters and was not seen. */
export function lessonNow(ride: Ride, scene: Scene, seen: ReadonlySet<string>): Lesson | null {
  if (!scene.view) return null;
  const fits = (lesson: Lesson): boolean =>
    !seen.has(lesson.id) && (lesson.aside === true || scene.asked !== "") && lesson.when(scene);
  return ride.lessons.find(fits) ?? null;
}

/** The suggestion of a card, if it is legal. */
export function suggestion(lesson: Lesson, scene: Scene): string | null {
  const move = lesson.suggest?.(scene) ?? null;
  return move !== null && scene.moves.includes(move) ? move : null;
}

/** How far the learner is: the index of the first station that is not done. */
export function stationNow(ride: Ride, scene: Scene, seen: ReadonlySet<string>): number {
  if (!scene.view) return 0;
  const open = ride.stations.findIndex((station) => !station.done(scene, seen));
  return open < 0 ? ride.stations.length : open;
}
