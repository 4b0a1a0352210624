/** The events that a reader goes through in the quiz and in the masterclass. */
import type {DisplayState} from './displayState';
import type {DetectorEvent} from './event';
import {libraryKey, type EventGroup, type LibraryIndex} from './library';
import {quizQuestions} from './masterclass/quiz';

export interface Stop {
  /** Undefined for an event of a file. */
  readonly group: EventGroup | undefined;
  /** Key of the event. */
  readonly event: string;
  /** Processes to choose from, in the quiz. */
  readonly choices: readonly EventGroup[];
}

const maxStops = 24;

/** Beside what a masterclass looks for, W bosons, top quarks and jets, which are in no class. */
const sorted: readonly EventGroup[] = [
  'zee',
  'zmumu',
  'h4l',
  'hyy',
  'wenu',
  'wmunu',
  'ttbar',
  'dijet',
];

const stopAt = (group: EventGroup, place: number, choices: readonly EventGroup[]): Stop => ({
  group,
  event: libraryKey(group, place + 1),
  choices,
});

/**
 * The events of a mode in their order; none where readers choose events themselves.
 *
 * @param file events of a file that the reader opened, in place of the library
 */
export function sequenceOf(
  {mode, seed}: Pick<DisplayState, 'mode' | 'seed'>,
  library: Pick<LibraryIndex, 'groups'> | undefined,
  file: readonly DetectorEvent[] | undefined,
): readonly Stop[] {
  if (mode === 'masterclass' && file) {
    return file.map(({key}) => ({group: undefined, event: key, choices: []}));
  }
  if (mode === 'explore' || !library) return [];
  const groups = library.groups.filter(({key}) => mode === 'quiz' || sorted.includes(key));
  return quizQuestions(groups, seed, maxStops).map(({group, place, choices}) =>
    stopAt(group, place, choices),
  );
}

type EventPosition = Pick<DisplayState, 'group' | 'event'>;

/** Index of an event among the stops; −1 if it is not one of them. */
export const stopOf = (stops: readonly Stop[], {group, event}: EventPosition): number =>
  stops.findIndex((stop) => stop.group === group && stop.event === event);

/** The state, moved to the first stop where its event is none of them. */
export function onSequence(state: DisplayState, stops: readonly Stop[]): DisplayState {
  const [first] = stops;
  if (!first || stopOf(stops, state) >= 0) return state;
  return {...state, group: first.group, event: first.event, picked: [], basket: []};
}
