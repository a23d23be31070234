// The sources of points: name, sign and colour in the charts. Categories of both games; ids as the rules count them.
import { t } from "../../lib/lang.svelte";
import type { Both } from "../../lib/protocol";

interface Source {
  name: Both;
  icon: string;
  /** A token; neighbours in a game differ in lightness, so that the bands part without colours, too. */
  colour: string;
}

const SOURCES: Record<string, Source> = {
  buildings: { name: { en: "buildings", de: "Gebäude" }, icon: "build", colour: "--worker-builder" },
  cities: { name: { en: "cities", de: "Städte" }, icon: "city", colour: "--c-blue" },
  stations: { name: { en: "stations", de: "Bahnhöfe" }, icon: "station", colour: "--c-purple" },
  hazards: { name: { en: "hazards", de: "Gefahren" }, icon: "hazard", colour: "--c-gray" },
  cattle: { name: { en: "cattle", de: "Rinder" }, icon: "cattle", colour: "--p1" },
  objectives: { name: { en: "objectives", de: "Aufträge" }, icon: "objective", colour: "--worker-engineer" },
  station_masters: {
    name: { en: "station masters", de: "Vorsteher" },
    icon: "station-master",
    colour: "--c-yellow",
  },
  workers: { name: { en: "workers", de: "Arbeiter" }, icon: "cowboy", colour: "--c-green" },
  steps: { name: { en: "step disc", de: "Schrittmarker" }, icon: "steps", colour: "--p5" },
  token: { name: { en: "job market token", de: "Arbeitsmarktstein" }, icon: "job-token", colour: "--c-orange" },
  money: { name: { en: "money", de: "Geld" }, icon: "dollar", colour: "--p3" },
  cash: { name: { en: "cash", de: "Bargeld" }, icon: "dollar", colour: "--c-green" },
  majority: { name: { en: "most plots", de: "meiste Grundstücke" }, icon: "flag", colour: "--p1" },
  first_secret: { name: { en: "first secret", de: "erstes Geheimziel" }, icon: "objective", colour: "--c-blue" },
  second_secret: { name: { en: "second secret", de: "zweites Geheimziel" }, icon: "objective", colour: "--c-purple" },
};

/** Sources that are not known by name still have a colour: these, one after the other. */
const OTHERS = ["--c-red", "--c-brown", "--water-2", "--rock-2"];

export function source(category: string, index: number): { name: string; icon: string; colour: string } {
  const found = SOURCES[category];
  return {
    name: found ? t(found.name) : category.replaceAll("_", " "),
    icon: found?.icon ?? "vp",
    colour: `var(${found?.colour ?? OTHERS[index % OTHERS.length]!})`,
  };
}
