/** For tests and checks: the index of sections, with all its files in memory. */
import type {AnswerCard} from '@site/src/search/cards/types';
import {translated} from '@site/src/search/foreignWords/translate';
import {createEngine, type Engine} from '@site/src/search/local/engine';
import {
  createSearchIndex,
  type GetFile,
  type SearchIndex,
} from '@site/src/search/local/index/searchIndex';
import type {FileKind, FileKinds} from '@site/src/search/local/index/format';
import {indexFiles, type IndexFiles} from '@site/src/search/local/indexing/indexFiles';
import type {Section} from '@site/src/search/local/section';

/** Reads the files as a browser does: from JSON. */
function readIndex({manifest, files}: IndexFiles): SearchIndex {
  const contents = new Map(files.map(({kind, hash, content}) => [kind + hash, content]));
  const opened = new Map<string, unknown>();
  const get: GetFile = <Kind extends FileKind>(kind: Kind, hash: string) => {
    const key = kind + hash;
    const content = contents.get(key);
    if (!opened.has(key) && content) opened.set(key, JSON.parse(content));
    return opened.get(key) as FileKinds[Kind] | undefined;
  };
  return createSearchIndex(manifest, get);
}

export const indexOf = (
  sections: readonly Section[],
  cards: readonly AnswerCard[] = [],
): SearchIndex => readIndex(indexFiles(sections, cards));

export const engineOf = (sections: readonly Section[]): Engine =>
  createEngine(indexOf(sections), () => translated);
