/** What a reader has chosen: the data, the settings, and what is looked at. */
import {isSampleDataKey, sampleChoices, type SampleDataKey} from './data/sampleData';
import {
  isTeachingKey,
  startTeaching,
  teachingKeys,
  type TeachingChoice,
  type TeachingKey,
} from './data/teachingSets';
import {startSettings} from './settings';
import type {Dataset, Method, Settings} from './types';

/** One of the samples, or points made on the spot. */
export type DataChoice = {readonly key: SampleDataKey} | TeachingChoice;

export type DataKey = DataChoice['key'];

export const isTeaching = (choice: DataChoice): choice is TeachingChoice =>
  isTeachingKey(choice.key);

export const isDataKey = (text: string): text is DataKey =>
  isSampleDataKey(text) || isTeachingKey(text);

export const dataKeys: readonly DataKey[] = [...sampleChoices.map(({key}) => key), ...teachingKeys];

export const startData = (key: DataKey): DataChoice =>
  isTeachingKey(key) ? startTeaching(key as TeachingKey) : {key};

export interface LabState {
  readonly data: DataChoice;
  /** An empty list of features means all of the data but traps: `usedFeatures`. */
  readonly settings: Settings;
  /** On the score; null for the usual one: the best, or 0.5 for points in a plane. */
  readonly threshold: number | null;
  /** Features of the plane of the decision boundary; null for the first two. */
  readonly pair: readonly [x: string, y: string] | null;
  /** In the words of the address of the analysers; empty without. */
  readonly handCuts: string;
  /** Id of a lesson, or null. */
  readonly lesson: string | null;
}

export const startState = (
  key: DataKey = sampleChoices[0].key,
  method: Method = 'boosted',
): LabState => ({
  data: startData(key),
  settings: startSettings(method, [], isTeachingKey(key)),
  threshold: null,
  pair: null,
  handCuts: '',
  lesson: null,
});

/** Names of the features to learn from: the chosen ones that the data have, or all but traps. */
export function usedFeatures(
  {features}: Pick<Dataset, 'features'>,
  chosen: readonly string[],
): readonly string[] {
  const known = features.filter(({name}) => chosen.includes(name)).map(({name}) => name);
  return known.length > 0 ? known : features.filter(({isTrap}) => !isTrap).map(({name}) => name);
}
