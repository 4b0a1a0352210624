/**
 * A state in the address: `?ml.data=dm13&ml.method=network&ml.layers=8,4&ml.rate=0.01&ml.v=1`. What is as
 * it is at first, for its data and method, is not written.
 */
import {
  nameIn,
  only,
  readParameters,
  readState,
  withParameters,
  withState,
  type Parameter,
  type ReadState,
} from '@site/src/lib/addressParameters';
import {startSettings, type NumberSetting} from './settings';
import {dataKeys, isTeaching, startData, startState, type LabState} from './state';
import {methods, type Settings} from './types';
import {numbers, readers, switches, teachingNumbers} from './urlFields';

const owner = 'ml';
const longest = 4_000;

/** Read first: what all else is at first depends on them. */
const beginnings = ['data', 'method'] as const;
const names = [...beginnings, ...Object.keys(readers)];

/** What data and method of an address are at first. */
function beginningOf(search: string, start: LabState): LabState {
  const parameters = readParameters(owner, search, beginnings);
  const [data, method] = beginnings.map((name) => only(parameters.get(name) ?? []) ?? '');
  return startState(
    nameIn(dataKeys, data ?? '') ?? start.data.key,
    nameIn(methods, method ?? '') ?? start.settings.method,
  );
}

function read(state: LabState, name: string, values: readonly string[]): LabState | undefined {
  const text = only(values);
  if (text === undefined) return undefined;
  if (name === 'data') return nameIn(dataKeys, text) && state;
  if (name === 'method') return nameIn(methods, text) && state;
  return Object.hasOwn(readers, name) ? readers[name]?.(text, state) : undefined;
}

/**
 * Reads a query string parameter by parameter; what cannot be read counts as not written.
 *
 * @param start what an address without parameters of the lab means, and one that cannot be read at all
 */
export const decodeState = (search: string, start: LabState = startState()): ReadState<LabState> =>
  readState({owner, names, longest, read}, search, start, beginningOf(search, start));

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
  return withState(owner, parametersOf(state), search);
}
