/** The messages of a file, each with the figures it names. */
export function FluentParser(source: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const part of source.split(/\n(?=[a-z])/)) {
    const key = /^([a-z][\w-]*) =/m.exec(part)?.[1];
    if (key) found[key] = [...new Set([...part.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ""))].sort();
  }
  return found;
}
