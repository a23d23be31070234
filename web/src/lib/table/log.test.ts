import { describe, expect, it } from "vitest";
import { foldLog, mergeLog, together, turnsOf } from "./log";
import { entry, update } from "./fixture";

const seqs = (log: { seq: number }[]) => log.map((each) => each.seq);

describe("the log", () => {
  it("tells an entry once, though it was sent twice", () => {
    expect(seqs(mergeLog([entry(1), entry(2)], [entry(2), entry(3)]))).toEqual([1, 2, 3]);
  });

  it("loses what was taken back, also what an earlier update had told", () => {
    const log = mergeLog([entry(1), entry(2), entry(3)], [entry(4, { kind: "undo", move: null, undone: [2, 3] })]);
    expect(seqs(log)).toEqual([1, 4]);
  });

  it("keeps what is played again after a taking back", () => {
    const log = mergeLog([entry(1), entry(2)], [entry(3, { kind: "undo", undone: [2] }), entry(4)]);
    expect(seqs(log)).toEqual([1, 3, 4]);
  });

  it("begins anew for other eyes, which may hear other sentences", () => {
    const before = update(2, { seat: 0 });
    const log = [entry(1, { lines: ["you drew a Guernsey"] }), entry(2)];
    const now = update(2, { seat: 1, log: [entry(1, { lines: ["Mara drew a card"] })] });
    expect(foldLog(before, log, now)).toEqual(now.log);
  });

  it("believes a server that knows less than we heard", () => {
    expect(seqs(foldLog(update(5), [entry(4), entry(5)], update(4, { log: [] })))).toEqual([4]);
  });
});

describe("turns", () => {
  const names = ["Mara", "Otis"];

  it("begin with the last sentence of the move that ended the turn before", () => {
    const turns = turnsOf(
      [
        entry(1, { kind: "start", seat: null, move: null, turn: true, lines: ["The game begins.", "Mara takes a turn."] }),
        entry(2, { seat: 0, lines: ["Mara rides to A."] }),
        entry(3, { seat: 0, turn: true, move: "end", lines: ["Mara draws 2 cards.", "Otis takes a turn."] }),
        entry(4, { seat: 1, lines: ["Otis rides to B."] }),
      ],
      names,
    );
    expect(turns.map((turn) => turn.lines.map((line) => line.text))).toEqual([
      ["The game begins.", "Mara takes a turn.", "Mara rides to A.", "Mara draws 2 cards."],
      ["Otis takes a turn.", "Otis rides to B."],
    ]);
    expect(turns[1]!.lines.map((line) => line.seat)).toEqual([1, 1]);
  });

  it("continue with whom the sentence before was about, if one names nobody", () => {
    const lines = ["Otis passes.", "Mara buys plot 16.", "Everybody else gets $2000.", "$1000 goes to the saloon."];
    const [turn] = turnsOf([entry(1, { seat: 1, lines })], names);
    expect(turn!.lines.map((line) => line.seat)).toEqual([1, 0, 0, 0]);
  });

  it("light no place for the sentence that only opens a turn", () => {
    const [, second] = turnsOf([entry(1, { turn: true }), entry(2, { turn: true, lines: ["Otis takes a turn."] })], names);
    expect(second!.lines[0]!.move).toBeNull();
  });
});

describe("what one move brought", () => {
  it("is one sentence about who did it", () => {
    const says = ["Mara pays $6.", "Mara hires a cowboy for $6.", "You draw Galloway (only you see this).", "Mara draws 1 card."];
    expect(together(says, "Mara")).toEqual([
      "Mara pays $6, hires a cowboy for $6.",
      "You draw Galloway (only you see this).",
      "Mara draws 1 card.",
    ]);
  });

  it("stays apart for others and for names that only begin alike", () => {
    expect(together(["Mara pays $2.", "Marah gets $2.", "Otis gets $2."], "Mara")).toHaveLength(3);
    expect(together(["The game begins.", "The herd is dealt."], "")).toHaveLength(2);
  });
});
