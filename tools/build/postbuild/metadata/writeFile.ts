/** Writes into the built site so that nobody ever reads half a file, and a file that another name shares stays as it was. */
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export function writeWhole(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.draft`, content);
  renameSync(`${file}.draft`, file);
}
