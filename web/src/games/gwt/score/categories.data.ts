// The categories of the final count in the order of the rulebook, with a picture, a name and a remark each.
import type { Both } from "../../../lib/net/protocol";

export interface Category {
  id: string;
  icon: string;
  name: Both;
  note: Both;
}

export const CATEGORIES: Category[] = [
  {
    id: "money",
    icon: "dollar",
    name: { en: "Money", de: "Geld" },
    note: { en: "one per full $5", de: "einer je volle 5 $" },
  },
  {
    id: "buildings",
    icon: "build",
    name: { en: "Buildings", de: "Gebäude" },
    note: { en: "on the trail", de: "auf dem Weg" },
  },
  {
    id: "cities",
    icon: "city",
    name: { en: "Cities", de: "Städte" },
    note: { en: "discs and arrows", de: "Marker und Pfeile" },
  },
  {
    id: "stations",
    icon: "station",
    name: { en: "Stations", de: "Bahnhöfe" },
    note: { en: "upgraded", de: "ausgebaut" },
  },
  {
    id: "hazards",
    icon: "hazard",
    name: { en: "Hazards", de: "Gefahren" },
    note: { en: "tiles taken", de: "genommene Plättchen" },
  },
  {
    id: "cattle",
    icon: "cattle",
    name: { en: "Cattle", de: "Rinder" },
    note: { en: "in the whole deck", de: "im ganzen Deck" },
  },
  {
    id: "objectives",
    icon: "objective",
    name: { en: "Objectives", de: "Aufträge" },
    note: { en: "best assignment", de: "beste Zuordnung" },
  },
  {
    id: "station_masters",
    icon: "station-master",
    name: { en: "Station masters", de: "Vorsteher" },
    note: { en: "lower half", de: "untere Hälfte" },
  },
  {
    id: "workers",
    icon: "cowboy",
    name: { en: "Workers", de: "Arbeiter" },
    note: { en: "4 each on spaces 5 and 6", de: "je 4 auf Platz 5 und 6" },
  },
  {
    id: "steps",
    icon: "steps",
    name: { en: "Step disc", de: "Schrittmarker" },
    note: { en: "right one cleared", de: "der rechte ist weg" },
  },
  {
    id: "token",
    icon: "job-token",
    name: { en: "Job market token", de: "Arbeitsmarktstein" },
    note: { en: "ended the game", de: "beendete das Spiel" },
  },
];
