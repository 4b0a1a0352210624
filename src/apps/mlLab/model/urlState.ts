/**
 * A state in the address: `?ml.v=1&ml.data=dm13&ml.method=network&ml.layers=8,4&ml.rate=0.01`. What is as
 * it is at first, for its data and method, is not written.
 */
import {
  only,
  readParameters,
  withParameters,
  type Parameter,
} from '@site/src/lib/addressParameters';
import {isMethod, startSettings, type NumberSetting} from './settings';
import {isDataKey, isTeaching, startData, startState, type LabState} from './state';
import type {Settings} from './types';
import {numbers, readers, switches, teachingNumbers} from './urlFields';

const owner = 'ml';
const version = '1';
const longest = 4_000;

/** Data and method first: what all else is at first depends on them. */
function beginningOf(
  parameters: ReadonlyMap<string, readonly string[]>,
  start: LabState,
  unread: string[],
): LabState {
  const read = <Value extends string>(
    name: string,
    isKnown: (text: string) => text is Value,
  ): Value | undefined => {
    const values = parameters.get(name);
    const text = values && only(values);
    if (text !== undefined && isKnown(text)) return text;
    if (values) unread.push(name);
    return undefined;
  };
  const data = read('data', isDataKey);
  const method = read('method', isMethod);
  return startState(data ?? start.data.key, method ?? start.settings.method);
}

export interface DecodedState {
  readonly state: LabState;
  /** Names of the parameters that could not be read. */
  readonly unread: readonly string[];
}

/**
 * Reads a query string parameter by parameter; what cannot be read counts as not written.
 *
 * @param start what an address without parameters of the lab means, and one that cannot be read at all
 */
export function decodeState(search: string, start: LabState = startState()): DecodedState {
  const parameters = readParameters(owner, search);
  const names = Array.from(parameters.keys());
  if (names.length === 0) return {state: start, unread: []};
  if (search.length > longest) return {state: start, unread: names};
  const written = parameters.get('v');
  if (written && only(written) !== version) return {state: start, unread: ['v']};
  const unread: string[] = [];
  let state = beginningOf(parameters, start, unread);
  for (const [name, values] of parameters) {
    if (['v', 'data', 'method'].includes(name)) continue;
    const text = only(values);
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
    const after = text === undefined ? undefined : read?.(text, state);
    if (after) state = after;
    else unread.push(name);
  }
  return {state, unread};
}

function settingsOf({data, settings}: LabState): readonly Parameter[] {
  const first = startSettings(settings.method, [], isTeaching(data));
  const changed = <Name extends keyof Settings>(name: Name): boolean =>
    String(settings[name]) !== String(first[name]);
  return [
    ...(changed('features') ? [['features', settings.features.join()] as const] : []),
    ...(Object.keys(numbers) as NumberSetting[])
      .filter(changed)
      .map((name): Parameter => [numbers[name], String(settings[name])]),
    ...(Object.keys(switches) as (keyof typeof switches)[])
      .filter(changed)
      .map((name): Parameter => [switches[name], settings[name] ? 'on' : 'off']),
    ...(changed('layers') ? [['layers', settings.layers.join()] as const] : []),
    ...(changed('activation') ? [['activation', settings.activation] as const] : []),
    ...(changed('negativeWeights') ? [['negative', settings.negativeWeights] as const] : []),
  ];
}

function parametersOf(state: LabState): readonly Parameter[] {
  const {data, settings, threshold, pair, handCuts, lesson} = state;
  const fresh = startData(data.key);
  const points =
    isTeaching(data) && isTeaching(fresh)
      ? (Object.keys(teachingNumbers) as (keyof typeof teachingNumbers)[])
          .filter((name) => data[name] !== fresh[name])
          .map((name): Parameter => [teachingNumbers[name], String(data[name])])
      : [];
  return [
    ['data', data.key],
    ['method', settings.method],
    ...points,
    ...settingsOf(state),
    ...(threshold === null ? [] : [['cut', String(threshold)] as const]),
    ...(pair ? [['pair', pair.join()] as const] : []),
    ...(handCuts === '' ? [] : [['hand', handCuts] as const]),
    ...(lesson === null ? [] : [['lesson', lesson] as const]),
  ];
}

/** Whether two states have the same address. */
export const areEqualStates = (one: LabState, other: LabState): boolean =>
  JSON.stringify(parametersOf(one)) === JSON.stringify(parametersOf(other));

/**
 * The query string, with its question mark, after this state took the place of the old.
 *
 * @param start of the page: it is written as nothing
 */
export function encodeState(
  state: LabState,
  search: string,
  start: LabState = startState(),
): string {
  if (areEqualStates(state, start)) return withParameters(owner, [], search);
  return withParameters(owner, [['v', version], ...parametersOf(state)], search);
}
