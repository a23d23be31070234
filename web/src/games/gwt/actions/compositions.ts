// The printed actions as small pictures, by the ids that the notation uses (`do white_for_2`): an icon or two
// above, and below what it costs or brings.

/** `text` stands below the icons, `small` is an icon behind it; both are kept short, tiles are narrow. */
export interface Composition {
  icons: string[];
  text?: string;
  small?: string;
}

const MINUS = "−";

/** `tribe` is the teepee of the first edition and the outlaw of the second. */
export const COMPOSITIONS: Record<string, Composition> = {
  // cards for money and certificates
  white_for_2: { icons: ["cattle-white"], text: "$2" },
  green_for_2: { icons: ["cattle-green"], text: "$2" },
  black_for_2: { icons: ["cattle-black"], text: "$2" },
  pair_for_4: { icons: ["pair"], text: "$4" },
  white_for_4: { icons: ["cattle-white"], text: "$4" },
  green_for_3: { icons: ["cattle-green"], text: "$3" },
  pair_for_3: { icons: ["pair"], text: "$3" },
  yellow_for_10: { icons: ["cattle-yellow"], text: "$10" },
  black_for_2_certificates: { icons: ["cattle-black"], text: "2", small: "certificate" },
  gray_for_engine_1: { icons: ["cattle-gray"], text: "1", small: "engine-forward" },
  objective_card_for_2_certificates: { icons: ["objective"], text: "2", small: "certificate" },
  any_for_3_and_objective_to_hand: { icons: ["cattle"], text: "$3 +", small: "objective" },
  any_for_6_and_objective_to_hand: { icons: ["cattle"], text: "$6 +", small: "objective" },
  green_for_engine_2: { icons: ["cattle-green"], text: "2", small: "engine-forward" },
  value3_for_7: { icons: ["cattle-yellow"], text: "$7" },
  // risk actions
  any_for_certificate: { icons: ["cattle"], text: "1", small: "certificate" },
  gray_for_certificate_and_2: { icons: ["cattle-gray"], text: "$2 +", small: "certificate" },
  // worker spaces
  gray_for_certificate: { icons: ["cattle-gray"], text: "1", small: "certificate" },
  gray_for_2: { icons: ["cattle-gray"], text: "$2" },
  gray_for_2_certificates: { icons: ["cattle-gray"], text: "2", small: "certificate" },
  gray_for_4: { icons: ["cattle-gray"], text: "$4" },
  // money and certificates
  dollars_2: { icons: ["dollar"], text: "2" },
  dollars_4: { icons: ["dollar"], text: "4" },
  dollars_12: { icons: ["dollar"], text: "12" },
  dollars_per_woods_2: { icons: ["dollar"], text: "2/", small: "woods" },
  dollars_per_engineer: { icons: ["dollar"], text: "/", small: "engineer" },
  dollars_per_builder: { icons: ["dollar"], text: "/", small: "builder" },
  dollars_per_station_2: { icons: ["dollar"], text: "2/", small: "station" },
  certificate: { icons: ["certificate"] },
  certificates_2: { icons: ["certificate"], text: "2" },
  certificates_max: { icons: ["certificate"], text: "max" },
  exchange_token: { icons: ["exchange"], text: "1" },
  tribe_pairs: { icons: ["tribe", "tribe"], text: "$2 +", small: "certificate" },
  // workers, buildings, cattle, tiles
  hire_0: { icons: ["hire"] },
  hire_2: { icons: ["hire"], text: "+$2" },
  hire_minus_1: { icons: ["hire"], text: `${MINUS}$1` },
  hire_minus_2: { icons: ["hire"], text: `${MINUS}$2` },
  build_2: { icons: ["build"], text: "$2" },
  build_1: { icons: ["build"], text: "$1" },
  buy_cattle: { icons: ["buy-cattle"] },
  hazard_0: { icons: ["hazard"], text: "$0" },
  hazard_2: { icons: ["hazard"], text: "$2" },
  hazard_5: { icons: ["hazard"], text: "$5" },
  hazard_7: { icons: ["hazard"], text: "$7" },
  hazard_or_tribe: { icons: ["hazard", "tribe"] },
  tribe: { icons: ["tribe"] },
  objective: { icons: ["objective"] },
  draw_3: { icons: ["draw-discard"], text: "3" },
  draw_per_cowboy: { icons: ["draw-discard"], text: "/", small: "cowboy" },
  // engine, herder
  engine_2: { icons: ["engine-forward"], text: "2" },
  engine_3: { icons: ["engine-forward"], text: "3" },
  engine_4: { icons: ["engine-forward"], text: "4" },
  engine_per_engineer: { icons: ["engine-forward"], text: "/", small: "engineer" },
  engine_per_woods: { icons: ["engine-forward"], text: "/", small: "woods" },
  engine_per_hazard: { icons: ["engine-forward"], text: "/", small: "hazard" },
  engine_back_for_3: { icons: ["engine-back"], text: "$3" },
  pay_2_for_engine_2: { icons: ["engine-forward"], text: `2 ${MINUS}$2` },
  extraordinary_delivery: { icons: ["deliver"], text: "", small: "engine-back" },
  upgrade_behind: { icons: ["station"], text: "", small: "engine-back" },
  herder_1: { icons: ["steps"], text: "1" },
  herder_2: { icons: ["steps"], text: "2" },
  herder_3: { icons: ["steps"], text: "3" },
  herder_4: { icons: ["steps"], text: "4" },
  herder_5: { icons: ["steps"], text: "5" },
  herder_free_3: { icons: ["steps"], text: "3" },
  copy: { icons: ["copy"] },
  // auxiliary actions; of one building action, and each of the player board
  auxiliary: { icons: ["aux-double"] },
  aux_dollars_single: { icons: ["dollar"], text: "1" },
  aux_dollars_double: { icons: ["dollar"], text: "2" },
  aux_draw_single: { icons: ["draw-discard"], text: "1" },
  aux_draw_double: { icons: ["draw-discard"], text: "2" },
  aux_certificate_single: { icons: ["certificate"], text: `1 ${MINUS}$1`, small: "engine-back" },
  aux_certificate_double: { icons: ["certificate"], text: `2 ${MINUS}$2`, small: "engine-back" },
  aux_engine_single: { icons: ["engine-forward"], text: `1 ${MINUS}$1` },
  aux_engine_double: { icons: ["engine-forward"], text: `2 ${MINUS}$2` },
  aux_remove_single: { icons: ["remove-card"], text: "1", small: "engine-back" },
  aux_remove_double: { icons: ["remove-card"], text: "2", small: "engine-back" },
};

/** The picture of an action in an edition; an unknown one shows a question mark rather than nothing. */
export function composition(action: string, second: boolean): Composition {
  const known = COMPOSITIONS[action] ?? { icons: ["why"] };
  const tribe = second ? "outlaw" : "teepee";
  return { ...known, icons: known.icons.map((icon) => (icon === "tribe" ? tribe : icon)) };
}

/** The width that an action needs, in units where an icon is 24. */
export function breadth(alternatives: string[], second: boolean): number {
  const icons = alternatives.map((action) => composition(action, second).icons.length);
  return icons.reduce((sum, count) => sum + 26 * count, 0) + 8 * (alternatives.length - 1);
}
