/** The little markdown that rulebooks use, as blocks to draw; nothing of it becomes HTML text. */
export type Span = { kind: "plain" | "strong" | "code" | "em"; text: string } | { kind: "link"; text: string; to: string };

export type Block =
  | { kind: "heading"; level: number; spans: Span[]; id: string }
  | { kind: "paragraph"; id: string; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "code"; text: string }
  | { kind: "example"; name: string };

const SPAN = /\*\*(.+?)\*\*|`(.+?)`|\[([^\]]+)\]\(([^)\s]+)\)|\*(.+?)\*|\b([A-Z]{2}-\d+)\b/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) found.push({ kind: "plain", text: text.slice(from, match.index) });
    const [whole, strong, code, label, to, em, paragraph] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (label !== undefined) found.push({ kind: "link", text: label, to: to ?? "" });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (paragraph !== undefined) found.push({ kind: "link", text: paragraph, to: `#${paragraph}` });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "plain", text: text.slice(from) });
  return found;
}

/** A paragraph of the rules begins with its number in bold: that is its anchor. */
const NUMBER = /^\*\*([A-Z]{2}-\d+)\*\*/;

function block(lines: string[]): Block {
  const first = lines[0] ?? "";
  const heading = /^(#{1,4}) (.*)/.exec(first);
  if (heading) {
    const text = heading[2] ?? "";
    return { kind: "heading", level: heading[1]?.length ?? 1, spans: spans(text), id: text.toLowerCase().replace(/[^\p{L}\d]+/gu, "-") };
  }
  const example = /^\[example ([\w-]+)\]$/.exec(first);
  if (example) return { kind: "example", name: example[1] ?? "" };
  if (/^[-*] /.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (/^[-*] /.test(line)) items.push(line.slice(2));
      else items.push(`${items.pop() ?? ""} ${line.trim()}`);
    }
    return { kind: "list", items: items.map(spans) };
  }
  const text = lines.join(" ");
  return { kind: "paragraph", id: NUMBER.exec(text)?.[1] ?? "", spans: spans(text) };
}

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let code: string[] | null = null;
  const flush = (): void => {
    if (lines.length) blocks.push(block(lines));
    lines = [];
  };
  for (const line of source.split(/\r?\n/)) {
    if (line.startsWith("```")) {
      if (code) blocks.push({ kind: "code", text: code.join("\n") });
      else flush();
      code = code ? null : [];
    } else if (code) code.push(line);
    else if (!line.trim()) flush();
    else if (/^(#{1,4} |\[example )/.test(line)) {
      flush();
      blocks.push(block([line]));
    } else lines.push(line);
  }
  flush();
  return blocks;
}
