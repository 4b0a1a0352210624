/** Judges what groups handed in, and adds up what goes together. */
import type {Analysis} from '../analysis';
import {edgesOf, withoutNoise} from '../counting/axis';
import {schemeOf, type AppDescription} from '../description';
import {mergeResults, type MergedResults} from './mergeResults';
import type {ReadResult} from './readResult';
import type {Result} from './result';
import {analysisCodec} from '../urlState';
import type {CodedResult} from './classCode';
import {strangerReason, taskOf, type ClassTask} from './strangers';

export type Apps = Readonly<Record<string, AppDescription>>;

/** Something that was handed in, readable or not. */
export interface HandedIn {
  /** From 1, never given twice. */
  readonly number: number;
  /** Where it is from: a name of a file, or empty for what was pasted. */
  readonly file: string;
  /** A code is counted from its sample first. */
  readonly read: ReadResult | {readonly counting: CodedResult};
}

export interface TakenResult {
  readonly number: number;
  readonly result: Result;
  /** What the group had set. */
  readonly analysis: Analysis;
}

export interface ClassResults {
  /** What all results that are in are of; undefined while there are none. */
  readonly description: AppDescription | undefined;
  readonly taken: readonly TakenResult[];
  readonly merged: MergedResults;
  /** Why something is not in, by number. */
  readonly reasons: ReadonlyMap<number, string>;
}

function reasonAgainst(
  result: Result,
  description: AppDescription | undefined,
): string | undefined {
  if (!description) return 'It comes from an app that this page does not support.';
  const scheme = schemeOf(description);
  const {state: analysis, unread} = analysisCodec(scheme).decode(result.state);
  const areKnown = result.histograms.every(({dimension, edges}) => {
    const known = description.histograms.find((histogram) => histogram.dimension === dimension);
    return known && edgesOf(known.axis).join() === edges.map(withoutNoise).join();
  });
  const isOfThisApp =
    result.scheme === scheme.name &&
    result.processes.join('\n') === scheme.processes.join('\n') &&
    result.histograms.length > 0 &&
    areKnown;
  if (!isOfThisApp || unread.length > 0) return 'It comes from a different version of the app.';
  if (description.hasPseudoData && analysis.luminosity !== scheme.luminosity.start) {
    const what = description.hasRecordedData
      ? 'Its simulation is scaled to'
      : 'Its pseudo-data were generated for';
    return `${what} ${analysis.luminosity} fb⁻¹, but ${description.hasRecordedData ? 'the recorded data' : 'those'} of the sample are for ${scheme.luminosity.start} fb⁻¹.`;
  }
  return undefined;
}

const appOf = (apps: Apps, {sample}: Result): AppDescription | undefined =>
  Object.hasOwn(apps, sample) ? apps[sample] : undefined;

/**
 * Takes what can be added up. Unless the teacher has set a task, the first result that can be used decides on
 * it; one that is corrupted, that was handed in before, or that counts events of one before it stays out, with
 * the reason.
 */
export function judged(list: readonly HandedIn[], apps: Apps, asked?: ClassTask): ClassResults {
  const reasons = new Map<number, string>();
  const usable: {readonly number: number; readonly result: Result}[] = [];
  let task = asked;
  for (const {number, read} of list) {
    if ('counting' in read) continue;
    const reason =
      'refused' in read
        ? read.refused
        : (reasonAgainst(read.result, appOf(apps, read.result)) ??
          (task && strangerReason(read.result, task, apps)));
    if (reason === undefined && 'result' in read) {
      usable.push({number, result: read.result});
      task ??= taskOf(read.result);
    } else reasons.set(number, reason ?? '');
  }
  const merged = mergeResults(
    usable.map(({result}) => result),
    usable.map(({number}) => number),
  );
  for (const {place, reason} of merged.refused) reasons.set(usable[place]?.number ?? 0, reason);
  const kept = merged.places.flatMap((place) => usable[place] ?? []);
  const [first] = kept;
  const description = first && appOf(apps, first.result);
  const scheme = description && schemeOf(description);
  return {
    description,
    taken: scheme
      ? kept.map((one) => ({
          ...one,
          analysis: analysisCodec(scheme).decode(one.result.state).state,
        }))
      : [],
    merged,
    reasons,
  };
}
