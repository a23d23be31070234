// The colours of the seats. A page shows one table; lists of tables name the colour themselves.
export const COLOURS = [0, 1, 2, 3, 4];

let inUse = $state.raw(COLOURS);

/** From now on the page shows a table with these colours; the usual ones where nobody names any. */
export function useColours(colours: number[] = COLOURS): void {
  if (String(colours) !== String(inUse)) inUse = colours;
}

/** The number of a seat's colour and brand, counted from 1 as in `--p1` and `brand-1`. */
export function colourOf(seat: number): number {
  return inUse[seat % COLOURS.length]! + 1;
}

/** All colours in the order of the seats, as the server gives them: the chosen ones, else the usual one, else one that is left. */
export function assigned(chosen: readonly (number | null | undefined)[]): number[] {
  const found = COLOURS.map((seat) => chosen[seat] ?? (chosen.includes(seat) ? null : seat));
  const left = COLOURS.filter((colour) => !found.includes(colour));
  return found.map((colour) => colour ?? left.shift()!);
}
