import { render } from "preact";
import { expect, it } from "vitest";
import { Notes } from "../src/table/Notes";

it("are lines, and numbers that are nobody's own", () => {
  const name = { key: "turns" };
  const page = document.createElement("div");
  const counters = [{ id: "a", name, value: 3 }, { id: "b", name: { key: "own" }, value: 4, owner: 0 }];
  render(<Notes scene={{ seat: 0, actor: 0, prompt: name, notes: [{ key: "ends" }], counters }} watchers={0} />, page);
  expect(page.querySelector("p")?.textContent).toBe("ends");
  expect(page.querySelectorAll(".counter")).toHaveLength(1);
});
