/** Reads a file `_headers` as hosts do: which headers go along with which path. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {covers} from '../../config/hosting/rule';

/** Values of each header; a header that several rules name has several. */
export type Headers = ReadonlyMap<string, readonly string[]>;

interface Block {
  readonly address: string;
  readonly headers: [name: string, value: string][];
}

function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) blocks.push({address: line.trim(), headers: []});
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value !== undefined) blocks.at(-1)?.headers.push([name, value]);
  }
  return blocks;
}

/** @param text of the file; undefined: the host sends no headers of ours */
export function headersByPath(text: string | undefined): (pathname: string) => Headers {
  const blocks = blocksOf(text ?? '');
  return (pathname) => {
    const headers = new Map<string, string[]>();
    for (const block of blocks.filter(({address}) => covers(address, pathname))) {
      for (const [name, value] of block.headers) {
        headers.set(name, [...(headers.get(name) ?? []), value]);
      }
    }
    return headers;
  };
}

/** What the `_headers` of a built site says; a folder without one has no headers. */
export function headersOfSite(root: string): (pathname: string) => Headers {
  const file = path.join(root, '_headers');
  return headersByPath(existsSync(file) ? readFileSync(file, 'utf8') : undefined);
}
