// A table for tests: the view and the printed figures of `fixture.json`, with the choices that a test wants.
import type { Catalogue, GwtView, ComponentInfo, Update } from "../../lib/net/protocol";
import { TableModel, type TableActions, type WhySubject } from "../../lib/table/table.svelte";
import fixture from "./fixture.json";

export type Edition = keyof typeof fixture;
export const EDITIONS: Edition[] = ["gwt1", "gwt2"];

export interface SpaceOfRules {
  id: string;
  kind: string;
  next: string[];
  woods: number;
  section: string | null;
}

/** The places that the server names with a move. */
export const targetsOf = (edition: Edition, move: string): string[] =>
  (fixture[edition].moves as Record<string, string[]>)[move] ?? [];
export const spacesOf = (edition: Edition): SpaceOfRules[] => fixture[edition].spaces;
export const viewFor = (edition: Edition): GwtView => structuredClone(fixture[edition].view) as unknown as GwtView;

export function catalogueFor(edition: Edition): Catalogue {
  const things: Catalogue["things"] = {};
  for (const [kind, all] of Object.entries(fixture[edition].things)) {
    things[kind] = {};
    for (const [id, { figures, actions }] of Object.entries(all as Record<string, Pick<ComponentInfo, "figures" | "actions">>))
      things[kind][id] = { name: id, help: [], rulings: [], figures, actions };
  }
  return { game: edition, title: edition, things };
}

export function updateFor(edition: Edition, moves: string[] = [], view: Partial<GwtView> = {}): Update {
  const whole = { ...viewFor(edition), ...view };
  const seats = whole.ranchers.map(({ seat }) => ({
    seat,
    name: `Rancher ${seat + 1}`,
    kind: "person" as const,
    bot: null,
    mine: seat === whole.seat,
    here: true,
  }));
  return {
    type: "update",
    seq: 1,
    seat: whole.seat,
    view: whole as unknown as Record<string, unknown>,
    shortcuts: [],
    at_once: null,
    choices: moves.map((move) => ({
      move,
      text: `Do ${move}.`,
      final: false,
      out_of_turn: false,
      targets: targetsOf(edition, move),
    })),
    question: { phase: whole.question ?? "", text: "", seat: whole.to_move },
    log: [],
    standing: [],
    undo: 0,
    may_ask: false,
    locked: null,
    thinking: null,
    order: null,
    table: { game: edition, seats } as unknown as Update["table"],
  };
}

/** A table that writes down what was played and asked. */
export function tableFor(update: Update): { table: TableModel; played: string[]; asked: WhySubject[] } {
  const played: string[] = [];
  const asked: WhySubject[] = [];
  const actions: TableActions = {
    play: (move) => {
      played.push(move);
      table.answered(true);
    },
    undo: () => undefined,
    why: async (subject) => {
      asked.push(subject);
      return { id: "", type: "why", move: "end", reason: null, ruling: null };
    },
  };
  const table = new TableModel(actions);
  table.catalogue = catalogueFor(update.table.game as Edition);
  table.show(update);
  return { table, played, asked };
}
