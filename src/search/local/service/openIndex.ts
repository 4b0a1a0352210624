/** Answers with what is loaded, and loads what is missing. */
import {createAnswerer, type Answerer} from '../../answers/answerer';
import type {Translator} from '../../foreignWords/translate';
import {createEngine, type Engine} from '../engine';
import type {FileKind, FileKinds} from '../index/format';
import {Missing, type FileId, type Part} from '../index/missing';
import {createSearchIndex} from '../index/searchIndex';
import {fetchFileOf, fetchManifest, type Fetch} from './fetchIndex';
import {SearchError} from './searchError';
import type {BeforeLoad} from './typing';

export interface Parts {
  readonly engine: Engine;
  readonly answerer: Answerer;
}

export interface OpenIndex {
  /** The result of `work`, done again with each part of the index that it turns out to need. */
  run<Result>(work: (parts: Parts) => Result, beforeLoad?: BeforeLoad): Promise<Result>;
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
  let translator: Translator | undefined;
  const engine = createEngine(index, () => {
    if (!translator) throw new Missing(['translator']);
    return translator;
  });
  const parts = {engine, answerer: createAnswerer(engine, index)};

  async function fetchPart(part: Part): Promise<void> {
    if (part === 'translator') {
      ({translated: translator} = await import('../../foreignWords/translate').catch(
        (error: unknown) => {
          throw new SearchError('network', error);
        },
      ));
    } else {
      files.set(nameOf(part), await fetchFileOf(part, manifestUrl, fetchFile));
    }
  }

  function load(part: Part): Promise<void> {
    const name = part === 'translator' ? part : nameOf(part);
    const known = loading.get(name) ?? fetchPart(part).finally(() => loading.delete(name));
    loading.set(name, known);
    return known;
  }

  async function run<Result>(
    work: (parts: Parts) => Result,
    beforeLoad?: BeforeLoad,
  ): Promise<Result> {
    for (let round = 0; round < maxRounds; round += 1) {
      try {
        return work(parts);
      } catch (error) {
        if (!(error instanceof Missing)) throw error;
        await beforeLoad?.();
        await Promise.all(error.parts.map(load));
      }
    }
    throw new SearchError('engine');
  }

  return {run};
}
