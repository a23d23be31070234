// Pictures for what objective cards ask for and what worker spaces bring. A letter or figure tells apart what only colour would.
export interface TaskIcon {
  name: string;
  tone: "" | "green" | "second";
  figure: string;
}

export const TASK_ICONS: Record<string, TaskIcon> = {
  building: { name: "build", tone: "", figure: "" },
  green_tile: { name: "outlaw", tone: "green", figure: "G" },
  second_tile: { name: "outlaw", tone: "second", figure: "O" },
  hazard: { name: "hazard", tone: "", figure: "" },
  station: { name: "station", tone: "", figure: "" },
  value3: { name: "cattle", tone: "", figure: "3" },
  brown: { name: "cattle-brown", tone: "", figure: "" },
  purple: { name: "cattle-purple", tone: "", figure: "" },
  terminal_city: { name: "city", tone: "", figure: "18" },
};

/** What a worker space of the ranch brings when a worker is placed there. */
export const WORKER_SPACE: Record<string, { icon: string; figure: string }> = {
  hazard_0: { icon: "hazard", figure: "" },
  tribe: { icon: "outlaw", figure: "" },
  build_1: { icon: "build", figure: "" },
  gray_for_certificate: { icon: "certificate", figure: "" },
  gray_for_2: { icon: "", figure: "$2" },
  hire_minus_2: { icon: "hire", figure: "" },
  gray_for_2_certificates: { icon: "certificate", figure: "2" },
  gray_for_4: { icon: "", figure: "$4" },
};
