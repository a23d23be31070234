// Cards of Great Western Trail that come when something first matters, and those of Kansas City.
import { number } from "../board/figures";
import { isObjective } from "../ranch";
import { places, rancherOf, type GwtLesson } from "./scene";
import { best, first } from "../../first-ride/thumb";

const HAZARD = /^ride (flood|drought|rockfall)_\d$/;

/** Which discs to clear first: what helps every turn. */
const DISCS = [
  /^disc aux_draw_2$/,
  /^disc aux_certificate_1$/,
  /^disc aux_engine_1$/,
  /^disc hand_1$/,
  /^disc step_dollars$/,
  /^disc cert_4$/,
  /^disc aux/,
  /^disc /,
];

export const LATER: GwtLesson[] = [
  {
    id: "fees",
    when: ({ asked, table }) =>
      asked === "phase_a" &&
      table.choices.some((choice) => /^(ride|via)/.test(choice.move) && choice.say.en.includes("$")),
    at: (scene) =>
      scene.table.choices
        .filter((choice) => choice.say.en.includes("$"))
        .flatMap(({ targets }) => targets),
  },
  {
    id: "hazards",
    when: ({ asked, moves }) => asked === "hazard" || (asked === "phase_a" && moves.some((move) => HAZARD.test(move))),
    at: (scene) => {
      const move = scene.moves.find((each) => HAZARD.test(each) || each.startsWith("hazard "));
      return move ? [`space:${move.split(" ")[1]}`] : [];
    },
    suggest: (scene) => (scene.asked === "hazard" ? first(scene.moves, [/_4/, /^hazard/]) : null),
  },
  {
    id: "auxiliary",
    when: ({ asked }) => asked === "auxiliary",
    at: (scene) => places(scene, "aux"),
    suggest: (scene) => first(scene.moves, [/^aux dollars/, /^aux draw/, /^aux/]),
  },
  {
    id: "buy",
    when: ({ asked }) => asked === "buy",
    at: (scene) => places(scene, "buy"),
    suggest: (scene) => first(scene.moves, [/^buy (blue|red|yellow) \S+ with/, /^buy (blue|red|yellow) with/, /^buy/]),
  },
  {
    id: "build",
    when: ({ asked }) => asked === "build" || asked === "build_at",
    at: (scene) => [...places(scene, "build"), ...places(scene, "at")],
    suggest: (scene) => first(scene.moves, [/^build 2$/, /^build/, /^at b1$/, /^at [a-e]\d/, /^at/]),
  },
  {
    id: "engine",
    when: ({ asked }) => asked === "engine",
    at: (scene) => places(scene, "engine"),
    suggest: (scene) => scene.moves.findLast((move) => /^engine \d/.test(move)) ?? null,
  },
  {
    id: "station",
    when: ({ asked }) => asked === "upgrade" || asked === "station_behind",
    at: (scene) => [...places(scene, "disc"), ...places(scene, "station")],
    suggest: (scene) => first(scene.moves, DISCS),
  },
  {
    id: "master",
    when: ({ asked }) => asked === "master",
    at: (scene) => places(scene, "give"),
  },
  {
    id: "objective",
    when: ({ asked, moves }) => asked === "objective" || moves.some((move) => move.startsWith("play ")),
    at: (scene) => {
      const card = (rancherOf(scene).hand ?? []).find(isObjective);
      return [...places(scene, "gain"), ...(card ? [`hand:${card}`] : [])];
    },
  },
];

export const KANSAS_CITY: GwtLesson[] = [
  {
    id: "foresight",
    when: ({ asked }) => asked === "foresight",
    at: (scene) => places(scene, "foresight"),
    suggest: (scene) => first(scene.moves, [/^foresight upper$/, /^foresight/]),
  },
  {
    id: "certificates",
    when: ({ asked }) => asked === "certificates",
    at: (scene) => [...places(scene, "certificates"), "part:hand"],
    suggest: (scene) =>
      best(
        scene.moves.filter((move) => /^certificates /.test(move)),
        (move) => Number(move.split(" ")[1]),
      ),
  },
  {
    id: "deliver",
    when: ({ asked }) => asked === "deliver",
    at: (scene) => places(scene, "deliver").reverse(),
    suggest: (scene) =>
      best(
        scene.moves.filter((move) => /^deliver /.test(move)),
        (move) => {
          const city = scene.table.catalogue.things.city?.[move.split(" ")[1] ?? ""];
          return number(city, "value");
        },
      ),
  },
  {
    id: "disc",
    when: ({ asked }) => asked === "disc",
    at: (scene) => places(scene, "disc"),
    suggest: (scene) => first(scene.moves, DISCS),
  },
];
