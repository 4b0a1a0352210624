import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes files into a folder, with the folders between. */
export function writeInto(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
}
