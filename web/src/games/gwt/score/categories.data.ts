// The categories of the final count in the order of the rulebook, with a picture each. Names and remarks are in the
// messages, under `categories`.
export const CATEGORIES: { id: string; icon: string }[] = [
  { id: "money", icon: "dollar" },
  { id: "buildings", icon: "build" },
  { id: "cities", icon: "city" },
  { id: "stations", icon: "station" },
  { id: "hazards", icon: "hazard" },
  { id: "cattle", icon: "cattle" },
  { id: "objectives", icon: "objective" },
  { id: "station_masters", icon: "station-master" },
  { id: "workers", icon: "cowboy" },
  { id: "steps", icon: "steps" },
  { id: "token", icon: "job-token" },
];
