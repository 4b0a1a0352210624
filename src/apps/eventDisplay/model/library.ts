/** The events that the site ships: groups of them, in files beside an index at `/events/library.json`. */
import {eventGroups, type EventGroup} from '../../../physics/montecarlo/collisions/eventGroups';

export {eventGroups, type EventGroup};

/** Changes when older pages could not read the index. */
export const libraryVersion = 1;

export interface LibraryGroup {
  readonly key: EventGroup;
  readonly name: string;
  /** Number of events. */
  readonly count: number;
  /** Name of the file beside the index: Phoenix event JSON. */
  readonly file: string;
  /** Size of the file without compression. */
  readonly bytes: number;
}

export interface LibraryIndex {
  readonly version: typeof libraryVersion;
  readonly groups: readonly LibraryGroup[];
  readonly note: 'simulated for teaching';
}

export const libraryIndexFile = 'library.json';

export const groupNames: Readonly<Record<EventGroup, string>> = {
  zee: 'Z → ee',
  zmumu: 'Z → μμ',
  wenu: 'W → eν',
  wmunu: 'W → μν',
  h4l: 'H → 4ℓ',
  hyy: 'H → γγ',
  hww: 'H → WW → eνμν',
  ttbar: 'tt̄',
  ttz: 'tt̄Z',
  dijet: 'Two jets',
  heavyIon: 'Heavy ions',
  minimumBias: 'Minimum bias',
};

/** Key of an event: the same from build to build. @param number from 1 on */
export const libraryKey = (group: EventGroup, number: number): string =>
  `${group}-${String(number).padStart(2, '0')}`;
