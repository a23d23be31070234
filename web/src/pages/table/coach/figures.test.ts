import { describe, expect, it } from "vitest";
import { number, percent, withError } from "./figures";

describe("numbers of the coach", () => {
  it("are written as the language does", () => {
    expect(number(-1.25, "de")).toBe("−1,3");
    expect(number(-0.04, "en")).toBe("0.0");
    expect(withError({ mean: 71.2, error: 0.8 }, "de")).toBe("71,2 ± 0,8");
    expect(percent(0.614, "en")).toBe("61\u00a0%");
    expect(percent(0.0075, "de", 1)).toBe("0,8\u00a0%");
  });
});
