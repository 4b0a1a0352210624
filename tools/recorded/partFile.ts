/** The beginning of a file, kept beside a note of where it is from, until the rest arrives. */
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';

/** The server's description of a file; a file with another one is a different file. */
export interface Origin {
  readonly address: string;
  readonly bytes: number;
  readonly tag: string | null;
}

export interface PartFile {
  readonly path: string;
  /** Bytes that are here. */
  readonly length: () => number;
  /** undefined before anything arrived. */
  readonly origin: () => Origin | undefined;
  readonly remember: (origin: Origin) => void;
  readonly drop: () => Promise<void>;
}

export function partFileOf(target: string): PartFile {
  const path = `${target}.part`;
  const note = `${path}.json`;
  return {
    path,
    length: () => (existsSync(path) ? statSync(path).size : 0),
    origin() {
      if (!existsSync(note) || !existsSync(path)) return undefined;
      try {
        return JSON.parse(readFileSync(note, 'utf8')) as Origin;
      } catch {
        return undefined;
      }
    },
    remember: (origin) => writeFileSync(note, JSON.stringify(origin)),
    async drop() {
      await rm(path, {force: true});
      await rm(note, {force: true});
    },
  };
}
