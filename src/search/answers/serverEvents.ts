/** Reads server-sent events. */

const lineEnd = /\r\n|\n|\r(?!$)/;

const longestLine = 1_000_000;

/** The data of each event, in order; pieces of the stream may end anywhere, within a character too. */
export async function* dataOf(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  let data: string[] = [];
  const taken = (line: string): string | undefined => {
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'data') data.push(value);
    if (line !== '' || data.length === 0) return undefined;
    const event = data.join('\n');
    data = [];
    return event;
  };
  try {
    for (let isOpen = true; isOpen;) {
      const {done, value} = await reader.read();
      isOpen = !done;
      rest += done ? `${decoder.decode()}\n\n` : decoder.decode(value, {stream: true});
      const lines = rest.split(lineEnd);
      rest = lines.pop() ?? '';
      if (rest.length > longestLine) throw new Error('An event line has no end.');
      for (const line of lines) {
        const event = taken(line);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
