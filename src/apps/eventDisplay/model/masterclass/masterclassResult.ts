/** What a group of a class found, in a text to hand in, without a name of anybody. */
import {
  isCount,
  isId,
  isList,
  isNumber,
  isRecord,
  isText,
  type Check,
} from '@site/src/lib/status/checks';
import {openSealed, printSealed} from '@site/src/lib/sealed';
import {classAnswers, eventClasses, type ClassAnswer, type EventClass} from './masterclass';

export interface SortedEvent {
  /** Key of the event. */
  readonly event: string;
  readonly answer: ClassAnswer;
  /** That the group found, in GeV; null for none. */
  readonly mass: number | null;
}

export interface MasterclassResult {
  /** Random, generated again for each result: the same result is known by it. */
  readonly id: string;
  /** Where the events are from: the library, or the name of a file. */
  readonly origin: string;
  /** Version of the library; 0 for a file. */
  readonly version: number;
  /** Each event once. */
  readonly events: readonly SortedEvent[];
}

export const seal = {format: 'event-display-result', version: 1} as const;

/** In characters: a thousand times a class. */
const longest = 1_000_000;
const maxEvents = 2_000;

export const printMasterclass = (result: MasterclassResult): string => printSealed(seal, result);

const isMass: Check = (value) =>
  value === null || (isNumber(value) && (value as number) >= 0 && (value as number) < 1e6);

const isSorted = isRecord({
  event: (value) => isText(value) && value !== '',
  answer: (value) => classAnswers.some((answer) => answer === value),
  mass: isMass,
});

/** The name of the first field that is not as it should be. */
function faultyField(content: unknown): string | undefined {
  const fields = {id: isId, origin: isText, version: isCount, events: isList(isSorted)};
  const faulty = Object.entries(fields).find(
    ([name, check]) => !isRecord({[name]: check})(content),
  );
  if (faulty) return faulty[0];
  const {events} = content as MasterclassResult;
  const isOnce = new Set(events.map(({event}) => event)).size === events.length;
  return isOnce && events.length > 0 && events.length <= maxEvents ? undefined : 'events';
}

/** Reads what a group handed in; a text that is damaged is refused, with the reason. */
export function readMasterclass(
  text: string,
): {readonly result: MasterclassResult} | {readonly refused: string} {
  const what = 'a masterclass result from the event display';
  const opened = openSealed(text, {...seal, longest, what});
  if ('refused' in opened) return opened;
  const faulty = faultyField(opened.content);
  return faulty === undefined
    ? {result: opened.content as MasterclassResult}
    : {refused: `Its field "${faulty}" is missing or invalid.`};
}

interface GroupAnswer {
  /** Number of the result it is from. */
  readonly number: number;
  readonly answer: ClassAnswer;
}

/** An event that groups sorted in different ways. */
interface Disagreement {
  readonly event: string;
  readonly answers: readonly GroupAnswer[];
}

export interface MergedClass {
  /** Places of the results that are in. */
  readonly places: readonly number[];
  readonly refused: readonly {readonly place: number; readonly reason: string}[];
  /** Each event once, as the first group sorted it. */
  readonly events: readonly SortedEvent[];
  readonly counts: Readonly<Record<ClassAnswer, number>>;
  readonly disputed: readonly Disagreement[];
}

function reasonAgainst(
  result: MasterclassResult,
  taken: readonly (readonly [number: number, other: MasterclassResult])[],
): string | undefined {
  const twin = taken.find(([, {id}]) => id === result.id);
  if (twin) return `It is the same result as number ${twin[0]}.`;
  const [first] = taken;
  if (!first) return undefined;
  const isOfSame = first[1].origin === result.origin && first[1].version === result.version;
  return isOfSame
    ? undefined
    : 'It comes from different events, or from a different version of the library.';
}

function disputedEvents(
  taken: readonly (readonly [number: number, result: MasterclassResult])[],
): readonly Disagreement[] {
  const answers = new Map<string, GroupAnswer[]>();
  for (const [number, {events}] of taken) {
    for (const {event, answer} of events) {
      answers.set(event, [...(answers.get(event) ?? []), {number, answer}]);
    }
  }
  return Array.from(answers, ([event, list]) => ({event, answers: list})).filter(
    ({answers: list}) => new Set(list.map(({answer}) => answer)).size > 1,
  );
}

/**
 * Puts the results of groups together. The first decides on the events; a result that was submitted twice
 * or has different events is refused, and an event that two groups sorted counts once.
 *
 * @param results what `readMasterclass` lets pass
 * @param numbers by which reasons name them; 1, 2, 3 unless said
 */
export function mergeMasterclass(
  results: readonly MasterclassResult[],
  numbers: readonly number[] = results.map((_, place) => place + 1),
): MergedClass {
  const taken: (readonly [number: number, result: MasterclassResult])[] = [];
  const places: number[] = [];
  const refused: {readonly place: number; readonly reason: string}[] = [];
  for (const [place, result] of results.entries()) {
    const reason = reasonAgainst(result, taken);
    if (reason === undefined) {
      taken.push([numbers[place] ?? place + 1, result]);
      places.push(place);
    } else refused.push({place, reason});
  }
  const byKey = new Map<string, SortedEvent>();
  for (const event of taken.flatMap(([, {events}]) => events)) {
    if (!byKey.has(event.event)) byKey.set(event.event, event);
  }
  const events = Array.from(byKey.values());
  const counts = Object.fromEntries(
    classAnswers.map((answer) => [answer, events.filter((one) => one.answer === answer).length]),
  ) as Record<ClassAnswer, number>;
  return {places, refused, events, counts, disputed: disputedEvents(taken)};
}

/** Masses in GeV of the events of some classes, for a histogram of the whole class. */
export const massesOf = (
  {events}: Pick<MergedClass, 'events'>,
  classes: readonly EventClass[] = eventClasses,
): readonly number[] =>
  events.flatMap(({answer, mass}) =>
    mass !== null && classes.some((name) => name === answer) ? [mass] : [],
  );
