// Rules of thumb: the first legal move that fits, by a list of what to prefer.

/** The first move that the earliest fitting pattern finds; null if none fits. */
export function first(moves: string[], preferred: RegExp[]): string | null {
  for (const pattern of preferred) {
    const found = moves.find((move) => pattern.test(move));
    if (found !== undefined) return found;
  }
  return null;
}

/** The move with the highest worth; null if there is none. */
export function best(moves: string[], worth: (move: string) => number): string | null {
  let found: string | null = null;
  for (const move of moves) if (found === null || worth(move) > worth(found)) found = move;
  return found;
}
