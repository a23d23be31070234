// The sources of points: sign and colour in the charts, of both games; ids as the rules count them. Their names come
// from the catalogue of the game.
import type { Catalogue } from "../../../lib/net/protocol";

interface Look {
  icon: string;
  /** A token; neighbours in a game differ in lightness, so that the bands part without colours, too. */
  colour: string;
}

const LOOKS: Record<string, Look> = {
  buildings: { icon: "build", colour: "--worker-builder" },
  cities: { icon: "city", colour: "--c-blue" },
  stations: { icon: "station", colour: "--c-purple" },
  hazards: { icon: "hazard", colour: "--c-gray" },
  cattle: { icon: "cattle", colour: "--p1" },
  objectives: { icon: "objective", colour: "--worker-engineer" },
  station_masters: { icon: "station-master", colour: "--c-yellow" },
  workers: { icon: "cowboy", colour: "--c-green" },
  steps: { icon: "steps", colour: "--p5" },
  token: { icon: "job-token", colour: "--c-orange" },
  money: { icon: "dollar", colour: "--p3" },
  cash: { icon: "dollar", colour: "--c-green" },
  majority: { icon: "hat", colour: "--p3" },
  first_secret: { icon: "objective", colour: "--c-blue" },
  second_secret: { icon: "objective", colour: "--p5" },
};

/** A source without a look of its own still has a colour: these, one after the other. */
const OTHERS = ["--c-red", "--c-brown", "--water-2", "--rock-2"];

export interface Source {
  name: string;
  icon: string;
  colour: string;
}

export function source(category: string, index: number, catalogue: Catalogue): Source {
  const look = LOOKS[category];
  const named = catalogue.things.score?.[category];
  return {
    name: named ? named.name : category.replaceAll("_", " "),
    icon: look?.icon ?? "vp",
    colour: `var(${look?.colour ?? OTHERS[index % OTHERS.length]!})`,
  };
}
