import {readdirSync} from 'node:fs';
import path from 'node:path';

/** All files below a folder whose names match, as sorted paths relative to `root`, with slashes. */
export function filesBelow(root: string, folder: string, name: RegExp): readonly string[] {
  return readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
