/** Thrown by what needs files of the index that are not loaded: load them and ask again. */
import type {FileKind} from './format';

export interface FileId {
  readonly kind: FileKind;
  readonly hash: string;
}

export class Missing extends Error {
  readonly files: readonly FileId[];

  constructor(files: readonly FileId[]) {
    super('Files of the search index are not loaded.');
    this.files = files;
  }
}
