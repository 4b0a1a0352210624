/** Error of functions that need parts of the search that are not loaded: load them and call again. */
import type {FileKind} from './format';

export interface FileId {
  readonly kind: FileKind;
  readonly hash: string;
}

/** The translator of queries is code, not a file of the index. */
export type Part = FileId | 'translator';

export class Missing extends Error {
  readonly parts: readonly Part[];

  constructor(parts: readonly Part[]) {
    super('Parts of the search are not loaded.');
    this.parts = parts;
  }
}
