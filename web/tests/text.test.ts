import { FluentParser } from "./fluent";
import { describe, expect, it, vi } from "vitest";
import en from "../texts/en.ftl?raw";
import fr from "../texts/fr.ftl?raw";
import { bundle, loadTexts, sayWith, spoken, t } from "../src/core/text";
import { language } from "../src/core/prefs";

const own = bundle("en", [
  "colour-blue = Blue\nlist-and = { $first } and { $second }\nturn = { $you ->\n    [yes] Your turn, { $who }\n   *[no] { $who } is to play\n}\nseats = { $count ->\n    [one] one\n   *[other] { $count }\n}\n",
]);

describe("texts", () => {
  it("are said with texts inside them", () => {
    expect(sayWith(own, { key: "turn", args: { you: "yes", who: { key: "colour-blue" } } })).toBe("Your turn, Blue");
    expect(sayWith(own, { key: "list-and", args: { first: { key: "colour-blue" }, second: "me" } })).toBe("Blue and me");
  });
  it("count", () => {
    expect(sayWith(own, { key: "seats", args: { count: 1 } })).toBe("one");
    expect(sayWith(own, { key: "seats", args: { count: 3 } })).toBe("3");
  });
  it("are never silent", () => expect(sayWith(own, { key: "missing" })).toBe("missing"));
});

describe("another language", () => {
  it("is spoken once its messages are there", async () => {
    vi.stubGlobal("fetch", async (path: string) => new Response(`game = ${path}`));
    language.value = "en";
    await loadTexts("en");
    expect(t("game")).toBe("/api/texts/en");
    language.value = "fr";
    expect([spoken.value, t("game")]).toEqual(["en", "/api/texts/en"]);
    await loadTexts("fr");
    expect([spoken.value, t("game")]).toEqual(["fr", "/api/texts/fr"]);
    vi.unstubAllGlobals();
  });
});

describe("the page's own words", () => {
  it("are the same messages with the same figures in both languages", () => {
    expect(FluentParser(fr)).toEqual(FluentParser(en));
  });
  it("follow French typography", () => {
    const values = fr.split("\n").filter((line) => !line.startsWith("#")).join("\n");
    expect(values).not.toMatch(/[^\u00a0\u202f\s{$\w-]? [:;!?»]/);
    expect(values).not.toMatch(/\w[;!?]/);
    expect(values).not.toContain("'");
  });
});
