// What the cards of Great Western Trail look at.
import type { GwtView, RancherView } from "../../../lib/net/protocol";
import type { Lesson, Scene } from "../../first-ride/ride";

export type GwtScene = Scene<GwtView>;
export type GwtLesson = Lesson<GwtView>;

/** The learner. */
export const rancherOf = (scene: GwtScene): RancherView => scene.view.ranchers[scene.view.seat ?? scene.view.to_move]!;

/** The places of the legal moves with that verb, in the order of the list. */
export function places(scene: GwtScene, verb: string): string[] {
  return scene.table.choices
    .filter((choice) => choice.move.startsWith(`${verb} `))
    .flatMap(({ targets }) => targets);
}
