/** Reads `_headers`: what a server should send with the answer to an address. */
import {readFileSync} from 'node:fs';

export type HeaderLine = readonly [name: string, value: string];

interface Block {
  readonly path: string;
  readonly lines: readonly HeaderLine[];
}

function blockOf(text: string): Block {
  const [path = '', ...lines] = text.split('\n');
  return {
    path,
    lines: lines.map((line): HeaderLine => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  };
}

const means = (pattern: string, address: string): boolean =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;

export function expectedHeaders(file: string): (address: string) => readonly HeaderLine[] {
  const blocks = readFileSync(file, 'utf8').trim().split(/\n\n+/).map(blockOf);
  return (address) => blocks.filter(({path}) => means(path, address)).flatMap(({lines}) => lines);
}
