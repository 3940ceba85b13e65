import { expect, it } from "vitest";
import { clamped, eased, MOST, offers } from "../src/core/zoom";

it("is offered where spaces are small on the screen, and not before that is known", () => {
  expect(offers(100, 0.31)).toBe(true);
  expect(offers(100, 0.37)).toBe(false);
  expect(offers(36, 0.6)).toBe(true);
  expect(offers(100, 0)).toBe(false);
});

it("is never less than the whole, nor more than one can use", () => {
  expect([0.2, 1.02, 2, 99].map(clamped)).toEqual([1, 1, 2, MOST]);
  expect([0, 0.5, 1].map(eased)).toEqual([0, 0.5, 1]);
});
