/** A reader of BibTeX for tests: what is written must be read back. */

interface BibtexEntry {
  readonly type: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads `{…}` from `start` on, with braces in pairs; an escaped brace does not count. */
function group(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(start + 1, at);
  }
  throw new Error(`unclosed brace: ${text.slice(start, start + 60)}`);
}

/** The grammar of BibTeX, without the parts that are not used: strings, preambles, comments. */
export function readBibtex(text: string): readonly BibtexEntry[] {
  const entries: BibtexEntry[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const head = /^\s*@(\w+)(?=\{)/.exec(rest);
    if (!head) throw new Error(`no entry: ${rest.slice(0, 60)}`);
    const body = group(rest, head[0].length);
    const [key = ''] = body.split(',');
    const fields: Record<string, string> = {};
    let tail = body.slice(key.length + 1);
    while (tail.trim() !== '') {
      const name = /^\s*(\w+) = (?=\{)/.exec(tail);
      if (!name) throw new Error(`no field: ${tail.slice(0, 60)}`);
      const value = group(tail, name[0].length);
      fields[String(name[1])] = value;
      tail = tail.slice(name[0].length + value.length + 2).replace(/^,/, '');
    }
    entries.push({type: String(head[1]), key, fields});
    rest = rest.slice(head[0].length + body.length + 2);
  }
  return entries;
}
