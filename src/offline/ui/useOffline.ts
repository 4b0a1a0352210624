/** What the panel shows and does, without its looks. */
import {useCallback, useEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {readingPart} from '../parts';
import {bytesOf, filesOf, type OfflineManifest} from '../model/manifest';
import {problemOf, type ProblemKind} from '../model/problem';
import type {SavedCopy} from '../model/saved';
import {
  readDevice,
  readManifest,
  register,
  removeAll,
  requireRoom,
  requireStorage,
} from '../page/device';
import {save, type Progress} from '../page/save';

export interface Offline {
  readonly isKnown: boolean;
  readonly copy: SavedCopy | undefined;
  readonly hasRest: boolean;
  /** Undefined while it is loading, and if it is not available. */
  readonly manifest: OfflineManifest | undefined;
  readonly progress: Progress | undefined;
  readonly problem: ProblemKind | undefined;
  /** What has just been done, to be read out. */
  readonly done: 'saved' | 'removed' | undefined;
  readonly start: (apps: readonly string[]) => void;
  readonly stop: () => void;
  readonly remove: () => void;
}

interface OfflineState {
  readonly isKnown: boolean;
  readonly copy?: SavedCopy | undefined;
  readonly hasRest: boolean;
  readonly manifest?: OfflineManifest | undefined;
  readonly problem?: ProblemKind | undefined;
  readonly done?: 'saved' | 'removed' | undefined;
}

/** Without the list, a copy that is there can still be seen and removed. */
async function look(base: string): Promise<OfflineState> {
  try {
    const device = await readDevice();
    const listed = await readManifest(base).catch(problemOf);
    const found = listed instanceof Error ? {problem: listed.kind} : {manifest: listed};
    return {isKnown: true, ...device, ...found};
  } catch (error) {
    return {isKnown: true, hasRest: false, problem: problemOf(error).kind};
  }
}

export function useOffline(): Offline {
  const base = useBaseUrl('/');
  const [known, setKnown] = useState<OfflineState>({isKnown: false, hasRest: false});
  const [progress, setProgress] = useState<Progress>();
  const controller = useRef<AbortController>(null);
  const refresh = useCallback(
    async (news: Pick<OfflineState, 'problem' | 'done'> = {}) => {
      const found = await look(base);
      setKnown({...found, ...(news.problem || news.done ? news : {})});
    },
    [base],
  );
  useEffect(() => {
    let isHere = true;
    void look(base).then((found) => isHere && setKnown(found));
    return () => {
      isHere = false;
      controller.current?.abort();
    };
  }, [base]);

  const run = async (manifest: OfflineManifest, parts: readonly string[]): Promise<void> => {
    controller.current = new AbortController();
    const {signal} = controller.current;
    const bytes = bytesOf(filesOf(manifest, parts));
    setProgress({bytes: 0, of: bytes});
    try {
      const storage = requireStorage();
      await requireRoom(known.copy || known.hasRest ? 0 : bytes);
      const beforeUse = () => register(base);
      const fetchResource: typeof fetch = (request, options) => fetch(request, options);
      const onProgress = setProgress;
      await save({manifest, parts, base, storage, fetchResource, signal, onProgress, beforeUse});
      await refresh({done: 'saved'});
    } catch (error) {
      await refresh({problem: problemOf(error).kind});
    }
    setProgress(undefined);
  };

  return {
    ...known,
    copy: known.copy,
    manifest: known.manifest,
    problem: known.problem,
    done: known.done,
    progress,
    start: (apps) => {
      if (known.manifest) void run(known.manifest, [readingPart, ...apps]);
    },
    stop: () => controller.current?.abort(),
    remove: () => {
      const removed = removeAll(base).then(
        () => ({done: 'removed'}) as const,
        (error: unknown) => ({problem: problemOf(error).kind}),
      );
      void removed.then(refresh);
    },
  };
}
