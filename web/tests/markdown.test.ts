import { describe, expect, it } from "vitest";
import { parse, spans } from "../src/core/markdown";

describe("rulebooks", () => {
  it("have anchors at numbered paragraphs", () => {
    expect(parse("**AZ-11** You may not\nwalk.")).toMatchObject([{ kind: "paragraph", id: "AZ-11" }]);
    expect(parse("Plain.")).toMatchObject([{ kind: "paragraph", id: "" }]);
  });
  it("have headings, examples, lists and drawings", () => {
    const kinds = parse("# A\n\n## B\ntext\n\n[example 01-first]\n\n- one\n  more\n- two\n\n```\n x\n\n y\n```\n").map((block) => block.kind);
    expect(kinds).toEqual(["heading", "heading", "paragraph", "example", "list", "code"]);
  });
  it("mark words and link paragraphs", () => {
    expect(spans("see **x** and `y`, AZ-3.")).toEqual([
      { kind: "plain", text: "see " },
      { kind: "strong", text: "x" },
      { kind: "plain", text: " and " },
      { kind: "code", text: "y" },
      { kind: "plain", text: ", " },
      { kind: "link", text: "AZ-3", to: "#AZ-3" },
      { kind: "plain", text: "." },
    ]);
  });
  it("never become HTML", () => expect(spans("<b>")).toEqual([{ kind: "plain", text: "<b>" }]));
});
