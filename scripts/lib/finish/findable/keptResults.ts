/** What is made from the content of a page is kept from build to build, by a name made from that content. */
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../files';

/** After so many days without use a result goes. */
const keptDays = 30;

const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
};

/** Other code, or other versions of what it uses, makes other results. */
export function codeName(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    filesBelow('.', folder, /\.ts$/).filter((file) => !file.endsWith('.test.ts')),
  );
  return hashOf(...[...files, 'package.json', 'config/math.ts'].map((file) => readFileSync(file)));
}

interface Kept {
  /** The result for this content, made if it is not there. */
  readonly get: (content: string, make: () => Buffer) => Buffer;
}

/** @param name of the folder below `node_modules/.cache` */
export function keptResults(name: string, code: string): Kept {
  const folder = path.join('node_modules/.cache', name);
  mkdirSync(folder, {recursive: true});
  const oldest = Date.now() - keptDays * 86_400_000;
  for (const {name: file, parentPath} of readdirSync(folder, {withFileTypes: true})) {
    const {mtimeMs} = statSync(path.join(parentPath, file));
    if (mtimeMs < oldest) rmSync(path.join(parentPath, file));
  }
  return {
    get(content, make) {
      const file = path.join(folder, hashOf(code, content));
      if (existsSync(file)) {
        utimesSync(file, new Date(), new Date());
        return readFileSync(file);
      }
      const made = make();
      writeFileSync(`${file}.${process.pid}`, made);
      renameSync(`${file}.${process.pid}`, file);
      return made;
    },
  };
}
