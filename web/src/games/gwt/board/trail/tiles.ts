// What the id of a tile says: `flood_green_4`, `green_tribe`, `cowboy`, `A`, `7b`.
export interface Hazard {
  kind: "flood" | "drought" | "rockfall";
  hand: "green" | "black";
  points: number;
}

/** The hazard of that id, or null if the tile is none. */
export function hazardOf(tile: string): Hazard | null {
  const found = /^(flood|drought|rockfall)_(green|black)_(\d)$/.exec(tile);
  if (!found) return null;
  return { kind: found[1] as Hazard["kind"], hand: found[2] as Hazard["hand"], points: Number(found[3]) };
}

export function isBuilding(tile: string): boolean {
  return /^([A-G]|\d+[ab])$/.test(tile);
}

/** The kind under which the catalogue and the help layer know a tile. */
export function kindOf(tile: string): "building" | "tile" {
  return isBuilding(tile) ? "building" : "tile";
}

export const WORKERS = ["cowboy", "builder", "engineer"] as const;
