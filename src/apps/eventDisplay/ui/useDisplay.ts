import {useCallback, useMemo, useState} from 'react';
import {useApp} from '@site/src/kit/app/defineApp';
import type {Listen} from '@site/src/lib/storage/AddressStore';
import type {Action} from '../model/changes';
import type {DisplayState} from '../model/displayState';
import type {DetectorEvent, ObjectRef} from '../model/event';
import type {LibraryIndex} from '../model/library';
import {ofObject} from '../model/ofObject';
import {shownOf} from '../model/selection';
import {onSequence, sequenceOf, stopOf, type Stop} from '../model/sequence';
import {firstGroup} from '../model/start';
import {displayApp} from './app';
import type {Display, OpenedFile} from './display';
import {loadLibrary, loadGroup} from './events/loadEvents';
import {useLoadedOf, type LoadedOf} from './events/useLoadedOf';

/** The events of a group of the library; nothing is loaded while the group is undefined or unknown. */
function useGroup(
  folder: string,
  library: LibraryIndex | undefined,
  group: string | undefined,
): LoadedOf<readonly DetectorEvent[]> {
  const file = library?.groups.find(({key}) => key === group)?.file;
  const load = useCallback(
    async () => (file === undefined ? undefined : loadGroup(folder, file)),
    [folder, file],
  );
  return useLoadedOf(load);
}

interface DisplayOptions {
  readonly start: DisplayState;
  /** Begins the parameters in the address of this page. */
  readonly addressName: string;
  /** Address of the library, with a slash at its end. */
  readonly folder: string;
  readonly listen: Listen;
}

/** What is in the way of an event. */
type Obstacle =
  | {readonly kind: 'loading'}
  | {readonly kind: 'failed'; readonly failure: Error; readonly retry: () => void}
  /** The address names an event of a file that is not open here. */
  | {readonly kind: 'noFile'}
  | {readonly kind: 'unknownGroup'; readonly group: string};

export interface DisplayParts extends Pick<
  Display,
  'state' | 'library' | 'file' | 'act' | 'controls' | 'onFile'
> {
  readonly display: Display | undefined;
  readonly obstacle: Obstacle;
  /** What parameters of the URL set that could not be read. */
  readonly unread: readonly string[];
  readonly forgetUnread: () => void;
}

const placeOf = (events: readonly DetectorEvent[], key: string | undefined): number =>
  Math.max(
    0,
    events.findIndex((event) => event.key === key),
  );

/** An address that names no event means the first of the library. */
const withGroup = (state: DisplayState, file: OpenedFile | undefined): DisplayState =>
  state.group === undefined && state.event === undefined && !file
    ? {...state, group: firstGroup}
    : state;

/** The event that lies so many further on; undefined beyond either end. */
function nextOf(
  state: DisplayState,
  sequence: readonly Stop[],
  events: readonly DetectorEvent[],
  by: number,
): {readonly group: string | undefined; readonly event: string} | undefined {
  if (sequence.length > 0) return sequence[stopOf(sequence, state) + by];
  const event = events[placeOf(events, state.event) + by];
  return event && {group: state.group, event: event.key};
}

/** Parameters of a link that name an event, or objects of it, that are not there. */
function missingOf(
  {event: key, picked, basket}: DisplayState,
  event: DetectorEvent | undefined,
): readonly string[] {
  if (!event) return [];
  if (key !== undefined && event.key !== key) return ['key'];
  const found = {
    particle: isThere,
    jet: isThere,
    track: isThere,
    cluster: isThere,
    vertex: isThere,
  };
  const isMissing = (id: ObjectRef): boolean => ofObject(event, id, found) !== true;
  return [...(picked.some(isMissing) ? ['pick'] : []), ...(basket.some(isMissing) ? ['mass'] : [])];
}

const isThere = (): boolean => true;
const noEvents: readonly DetectorEvent[] = [];

function obstacleOf(
  {group}: DisplayState,
  library: LibraryIndex | undefined,
  failed: readonly {readonly failure: Error | undefined; readonly retry: () => void}[],
): Obstacle {
  const [broken] = failed.filter(({failure}) => failure !== undefined);
  if (group === undefined) return {kind: 'noFile'};
  if (broken?.failure) return {kind: 'failed', failure: broken.failure, retry: broken.retry};
  if (library && !library.groups.some(({key}) => key === group)) {
    return {kind: 'unknownGroup', group};
  }
  return {kind: 'loading'};
}

/** All of the display but its looks: loads events, keeps the state, its past and its address. */
export function useDisplay({start, addressName, folder, listen}: DisplayOptions): DisplayParts {
  const controls = useApp(displayApp, {start, addressName, listen});
  const {history, unread, dispatch} = controls;
  const [file, setFile] = useState<OpenedFile>();
  const list = useLoadedOf(useCallback(() => loadLibrary(folder), [folder]));
  const library = list.value;
  const {present} = history;
  const {mode, seed} = present;
  const ownEvents = present.group === undefined ? file?.events : undefined;
  const sequence = useMemo(
    () => sequenceOf({mode, seed}, library, ownEvents),
    [mode, seed, library, ownEvents],
  );
  const state = useMemo(
    () => onSequence(withGroup(present, file), sequence),
    [present, file, sequence],
  );
  const {group, selection} = state;
  const loaded = useGroup(folder, library, group);
  const events = (group === undefined ? file?.events : loaded.value) ?? noEvents;
  const place = placeOf(events, state.event);
  const event = events[place];
  const shown = useMemo(() => event && shownOf(event, selection), [event, selection]);
  const [pointed, setPointed] = useState<{readonly of: DetectorEvent; readonly id: ObjectRef}>();
  const onPoint = useCallback(
    (id?: ObjectRef) => setPointed(event && id !== undefined ? {of: event, id} : undefined),
    [event],
  );
  const act = useCallback(
    (action: Action, isMoving = false) => dispatch({type: 'do', action, isMoving}),
    [dispatch],
  );
  const onFile = useCallback(
    (opened: OpenedFile) => {
      setFile(opened);
      act({type: 'open', group: undefined, event: opened.events[0]?.key});
    },
    [act],
  );
  const go = useCallback(
    (by: number) => {
      const next = nextOf(state, sequence, events, by);
      if (next) act({type: 'open', ...next});
    },
    [act, state, sequence, events],
  );
  const missing = useMemo(() => missingOf(state, event), [state, event]);
  const [seen, setSeen] = useState('');
  const forgetUnread = useCallback(() => {
    setSeen(missing.join());
    controls.forgetUnread();
  }, [missing, controls]);
  const parts = {state, library, file, act, controls, onFile};
  return {
    ...parts,
    unread: missing.join() === seen ? unread : [...unread, ...missing],
    forgetUnread,
    obstacle: obstacleOf(state, library, [list, loaded]),
    display: event &&
      shown && {
        ...parts,
        file: group === undefined ? file : undefined,
        events,
        event,
        place,
        sequence,
        shown,
        go,
        pointed: pointed?.of === event ? pointed.id : undefined,
        onPoint,
      },
  };
}
