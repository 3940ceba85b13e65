import { beforeEach, describe, expect, it } from "vitest";
import { carry, drop, fromFragment, held, hold, holdMade, rights } from "../src/core/keys";

beforeEach(() => localStorage.clear());

describe("secrets", () => {
  it("are taken out of a link's fragment", () => {
    expect(fromFragment("k=a&k=b&host=h")).toEqual({ keys: ["a", "b"], host: "h" });
    expect(fromFragment("AZ-11")).toBeNull();
  });
  it("are kept by table, each once, and forgotten on demand", () => {
    hold("t", { keys: ["a"] });
    hold("t", { keys: ["a", "b"], host: "h" });
    expect(held("t")).toMatchObject({ keys: ["a", "b"], host: "h" });
    expect(held("other").keys).toEqual([]);
    expect(rights("t")).toBe("key=a&key=b&host=h");
    expect(rights("other")).toBe("");
    drop("t");
    expect(held("t").keys).toEqual([]);
  });
  it("of a new table are ours only for the seats on this device", () => {
    const seats = [0, 1].map((seat) => ({ seat, key: `k${seat}`, code: "c" }));
    holdMade({ table: "t", host: "h", seats }, [0]);
    expect(held("t")).toEqual({ keys: ["k0"], host: "h", seats });
    carry("t", "next", 2, 1);
    expect(held("next").seats.map((seat) => [seat.key, seat.seat])).toEqual([["k0", 1], ["k1", 0]]);
    expect(held("next").keys).toEqual(["k0"]);
  });
});
