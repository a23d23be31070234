// Where an engine is drawn on its position.
import { railroad } from "../layout";

export interface EnginePlace {
  x: number;
  y: number;
  turned: boolean;
}

/**
 * The place of the engine that is the `index`th on its position. On space 0 all wait in the yard; elsewhere the
 * first stands on the track and the next ones away from it, over the edge of the board's inner side.
 */
export function enginePlace(position: string, index: number): EnginePlace {
  if (position === "0") {
    const [x, y] = railroad.yard.slots[index] ?? railroad.yard.slots[0]!;
    return { x, y, turned: false };
  }
  const [x, y, turn] = railroad.positions[position] ?? [0, 0, 0];
  if (turn === 90) return { x: x - 32 * index, y, turned: true };
  return { x, y: y - 4 + 30 * index, turned: false };
}
