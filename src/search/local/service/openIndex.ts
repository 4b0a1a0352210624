/** Answers with what is loaded, and loads what is missing. */
import {createAnswerer, type Answerer} from '../../answers/answerer';
import {createEngine, type Engine} from '../engine';
import type {FileKind, FileKinds} from '../index/format';
import {Missing, type FileId} from '../index/missing';
import {createSearchIndex} from '../index/searchIndex';
import {fetchFileOf, fetchManifest, type Fetch} from './fetchIndex';
import {SearchError} from './searchError';

export interface Parts {
  readonly engine: Engine;
  readonly answerer: Answerer;
}

export interface OpenIndex {
  /** The result of `work`, done again with each part of the index that it turns out to need. */
  run<Result>(work: (parts: Parts) => Result): Promise<Result>;
}

/** More rounds than any query needs: terms, words, terms of corrections, sections. */
const maxRounds = 40;

/** Rejects with a `SearchError` if the manifest, or later a file, does not arrive. */
export async function openIndex(manifestUrl: string, fetchFile: Fetch): Promise<OpenIndex> {
  const manifest = await fetchManifest(manifestUrl, fetchFile);
  const files = new Map<string, FileKinds[FileKind]>();
  const loading = new Map<string, Promise<void>>();
  const nameOf = ({kind, hash}: FileId): string => `${kind}-${hash}`;

  const index = createSearchIndex(
    manifest,
    <Kind extends FileKind>(kind: Kind, hash: string) =>
      files.get(nameOf({kind, hash})) as FileKinds[Kind] | undefined,
  );
  const engine = createEngine(index);
  const parts = {engine, answerer: createAnswerer(engine, index)};

  function load(file: FileId): Promise<void> {
    const name = nameOf(file);
    const known =
      loading.get(name) ??
      fetchFileOf(file, manifestUrl, fetchFile)
        .then((content) => void files.set(name, content))
        .finally(() => loading.delete(name));
    loading.set(name, known);
    return known;
  }

  async function run<Result>(work: (parts: Parts) => Result): Promise<Result> {
    for (let round = 0; round < maxRounds; round += 1) {
      try {
        return work(parts);
      } catch (error) {
        if (!(error instanceof Missing)) throw error;
        await Promise.all(error.files.map(load));
      }
    }
    throw new SearchError('engine');
  }

  return {run};
}
