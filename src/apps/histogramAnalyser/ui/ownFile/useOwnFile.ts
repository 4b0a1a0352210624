import {useEffect, useRef, useState} from 'react';
import {problemOf, type Problem} from '@site/src/kit/userFile/problem';
import type {WorkerLike} from '@site/src/kit/worker/channel';
import type {RecordedKey} from '@site/src/samples/recorded/selections';
import type {Mapping} from '../../model/ownFile/mapping';
import {proposedMapping} from '../../model/ownFile/proposedMapping';
import {
  createReader,
  type FileOrigin,
  type Reader,
  type Progress,
  type ReadResult,
} from '../../model/ownFile/reader';
import type {SelectedEvents} from '../../model/ownFile/readReleased';
import type {Contents, ColumnRequest} from '../../model/ownFile/source';
import type {OwnTable} from '../../model/ownFile/table';

export type OwnFileState =
  | {readonly phase: 'start'; readonly problem?: Problem}
  | {readonly phase: 'reading'; readonly name: string; readonly progress: Progress | null}
  | {readonly phase: 'choosing'; readonly contents: Contents; readonly problem?: Problem}
  | {readonly phase: 'mapping'; readonly table: OwnTable; readonly mapping: Mapping};

export interface OwnFileSteps {
  readonly state: OwnFileState;
  /** What the file has, where its columns were chosen. */
  readonly contents: Contents | null;
  open(origin: FileOrigin): void;
  choose(path: string, wishes: readonly ColumnRequest[]): void;
  /** Opens a released file with the selection of an analyser. */
  select(key: RecordedKey): void;
  map(mapping: Mapping): void;
  /** Back to the choice of columns, or to the choice of a file. */
  back(): void;
  /** Cancels, so that a different file can be chosen. */
  cancel(): void;
}

const nameOf = (origin: FileOrigin): string =>
  origin.kind === 'file' ? origin.name : origin.typed;

/** The way from a file to a mapping of its columns. */
export function useOwnFile(
  onSelected: (selected: SelectedEvents) => void,
  startWorker?: () => WorkerLike,
): OwnFileSteps {
  const [state, setState] = useState<OwnFileState>({phase: 'start'});
  const [contents, setContents] = useState<Contents | null>(null);
  const reader = useRef<Reader | null>(null);

  useEffect(() => () => reader.current?.close(), []);

  function show(result: ReadResult): void {
    if (result.kind === 'contents') {
      setContents(result.contents);
      setState({phase: 'choosing', contents: result.contents});
      return;
    }
    if (result.kind === 'selected') return onSelected(result.selected);
    setState({phase: 'mapping', table: result.table, mapping: proposedMapping(result.table)});
  }

  function follow(own: Reader, reading: Promise<ReadResult>, after: OwnFileState): void {
    reading.then(
      (result) => reader.current === own && show(result),
      (error: unknown) =>
        reader.current === own && setState({...after, problem: problemOf(error)} as OwnFileState),
    );
  }

  function leave(): void {
    reader.current?.close();
    reader.current = null;
    setContents(null);
  }

  return {
    state,
    contents,
    open(origin) {
      leave();
      const name = nameOf(origin);
      const own = createReader(
        (progress) => reader.current === own && setState({phase: 'reading', name, progress}),
        startWorker,
      );
      reader.current = own;
      setState({phase: 'reading', name, progress: null});
      follow(own, own.open(origin), {phase: 'start'});
    },
    choose(path, wishes) {
      const own = reader.current;
      if (!own || !contents) return;
      setState({phase: 'reading', name: contents.name, progress: null});
      follow(own, own.read(path, wishes), {phase: 'choosing', contents});
    },
    select(key) {
      const own = reader.current;
      if (!own || !contents) return;
      setState({phase: 'reading', name: contents.name, progress: null});
      follow(own, own.select(key), {phase: 'choosing', contents});
    },
    map: (mapping) =>
      setState((before) => (before.phase === 'mapping' ? {...before, mapping} : before)),
    back() {
      if (contents) return setState({phase: 'choosing', contents});
      leave();
      setState({phase: 'start'});
    },
    cancel() {
      leave();
      setState({phase: 'start'});
    },
  };
}
