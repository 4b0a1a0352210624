/**
 * The steps of an analysis as a text for a link, and back: `<check>.<state>~<change>~<change>`. A change is
 * what differs from the state before it, in the parameters of the URL: `in.mll*..75!-in.jets`. A state that
 * a change cannot express, such as another order of the cuts, is written in full after a point.
 */
import {crc32} from '@site/src/lib/crc32';
import type {Analysis, Scheme} from '../analysis';
import {startOf} from '../analysis';
import {analysisSchema, decodeState} from '../urlState';

type Pair = readonly [name: string, value: string];

/** Maximum number of characters of a film; the link has some more. */
const maxFilmLength = 1_900;

/** Characters of the check. */
const checkLength = 4;
const between = {states: '~', pairs: '!', value: '*', removed: '-', whole: '.'};
/** Characters that a link does not have to escape, and that do not divide a film. */
const safe = /^[\w.,-]*$/;

const checkOf = (body: string): string => crc32(body).slice(0, checkLength);

/** The parameters of a state, without those of the start. */
function pairsOf(scheme: Scheme, analysis: Analysis): readonly Pair[] {
  const {fields} = analysisSchema(scheme);
  const print = (state: Analysis): readonly Pair[] => fields.flatMap((field) => field.print(state));
  const start = new Map(print(startOf(scheme)));
  return print(analysis).filter(([name, value]) => start.get(name) !== value);
}

const written = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => `${name}${between.value}${value}`).join(between.pairs);

/** The pairs after a change, new ones at the end. */
function changedPairs(before: readonly Pair[], change: string): readonly Pair[] {
  const pairs = new Map(before);
  for (const part of change.split(between.pairs).filter(Boolean)) {
    if (part.startsWith(between.removed)) pairs.delete(part.slice(1));
    else {
      const at = part.indexOf(between.value);
      pairs.set(part.slice(0, Math.max(0, at)), part.slice(at + 1));
    }
  }
  return Array.from(pairs);
}

/** The cuts are in their order; the other parameters have none. */
function areEqual(one: readonly Pair[], other: readonly Pair[]): boolean {
  const isCut = ([name]: Pair): boolean => /^i[ns]\./.test(name);
  const sorted = (pairs: readonly Pair[]): string =>
    pairs
      .filter((pair) => !isCut(pair))
      .map(String)
      .sort()
      .join();
  const cuts = (pairs: readonly Pair[]): string => pairs.filter(isCut).map(String).join();
  return sorted(one) === sorted(other) && cuts(one) === cuts(other);
}

function changeBetween(before: readonly Pair[], after: readonly Pair[]): string {
  const [old, next] = [new Map(before), new Map(after)];
  const removed = before.filter(([name]) => !next.has(name)).map(([name]) => `-${name}`);
  const set = after.filter(([name, value]) => old.get(name) !== value);
  const change = [...removed, ...(set.length > 0 ? [written(set)] : [])].join(between.pairs);
  return areEqual(changedPairs(before, change), after) ? change : between.whole + written(after);
}

/** The states without repetitions: undo and redo can leave two equal neighbours. */
export function distinctStates(scheme: Scheme, states: readonly Analysis[]): readonly Analysis[] {
  const texts = states.map((state) => written(pairsOf(scheme, state)));
  return states.filter((_, at) => at === 0 || texts[at] !== texts[at - 1]);
}

export interface FilmText {
  readonly text: string;
  /** Number of states left out at the beginning, for the length of the link. */
  readonly dropped: number;
}

/**
 * @param states the first one first
 * @param maxLength of the text
 * @returns undefined if a state has names that a film cannot write, or even the last one is too long
 */
export function printFilm(
  scheme: Scheme,
  states: readonly Analysis[],
  maxLength = maxFilmLength,
): FilmText | undefined {
  const all = states.map((state) => pairsOf(scheme, state));
  if (!all.flat(2).every((part) => safe.test(part))) return undefined;
  const changes = all.map((pairs, at) => (at === 0 ? '' : changeBetween(all[at - 1] ?? [], pairs)));
  for (let dropped = 0; dropped < states.length; dropped += 1) {
    const body = [written(all[dropped] ?? []), ...changes.slice(dropped + 1)].join(between.states);
    const text = `${checkOf(body)}.${body}`;
    if (text.length <= maxLength) return {text, dropped};
  }
  return undefined;
}

/** Reads a film from a link. @returns undefined for one that was altered, truncated, or made in a different app */
export function readFilm(scheme: Scheme, text: string): readonly Analysis[] | undefined {
  const body = text.slice(checkLength + 1);
  if (text.length > 2 * maxFilmLength || text !== `${checkOf(body)}.${body}`) return undefined;
  let pairs: readonly Pair[] = [];
  const states: Analysis[] = [];
  for (const [at, part] of body.split(between.states).entries()) {
    const isWhole = at > 0 && part.startsWith(between.whole);
    pairs = changedPairs(at === 0 || isWhole ? [] : pairs, isWhole ? part.slice(1) : part);
    const words = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    const {state, unread} =
      words === '' ? {state: startOf(scheme), unread: []} : decodeState(scheme, words);
    if (unread.length > 0) return undefined;
    states.push(state);
  }
  return states;
}
