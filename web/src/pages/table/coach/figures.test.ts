import { describe, expect, it } from "vitest";
import type { HintMove } from "../../../lib/net/protocol";
import { number, percent, signed, telling, withError } from "./differences";

describe("numbers of the coach", () => {
  it("are written as the language does", () => {
    expect(number(-1.25, "de")).toBe("−1,3");
    expect(signed(3.1, "en")).toBe("+3.1");
    expect(signed(-0.04, "en")).toBe("+0.0");
    expect(withError({ mean: 71.2, error: 0.8 }, "de")).toBe("71,2 ± 0,8");
    expect(percent(0.614, "en")).toBe("61 %");
  });

  it("name the categories that differ most", () => {
    const differences = { cities: 3.1, cattle: -4.2, money: 0.1, workers: 0.5, buildings: 0.4 };
    expect(telling({ differences } as unknown as HintMove)).toEqual([
      ["cattle", -4.2],
      ["cities", 3.1],
      ["workers", 0.5],
    ]);
  });
});
