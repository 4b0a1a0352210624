/** Adds up the results of many groups. */
import {doOverlap} from './partNames';
import type {Result, SentHistogram, SentSums} from './result';
import {nothing, plus, type Total} from '../counting/sums';

interface Refusal {
  /** Place in the list of results, from 0. */
  readonly place: number;
  readonly reason: string;
}

export interface MergedResults {
  /** Places of the results that are in. */
  readonly places: readonly number[];
  readonly refused: readonly Refusal[];
  readonly processes: readonly string[];
  readonly histograms: readonly SentHistogram[];
  /** What was left after all cuts of each group, added up, by process. */
  readonly left: readonly Total[];
  /** The settings of the groups, each once: more than one where groups cut differently. */
  readonly states: readonly string[];
}

const axesOf = ({histograms}: Result): string =>
  JSON.stringify(histograms.map(({dimension, edges}) => [dimension, edges]));

/** Why a result does not go with the others; undefined if it does. */
function reasonAgainst(
  result: Result,
  first: Result | undefined,
  others: readonly (readonly [number: number, other: Result])[],
): string | undefined {
  const twin = others.find(([, {id}]) => id === result.id);
  if (twin) return `It is the same result as number ${twin[0]}. It is counted only once.`;
  if (!first) return undefined;
  if (result.scheme !== first.scheme) return 'It comes from a different app.';
  if (result.sample !== first.sample || result.sampleVersion !== first.sampleVersion) {
    return 'It comes from a different sample, or from a different version of it.';
  }
  if (result.processes.join('\n') !== first.processes.join('\n')) {
    return 'It has different processes.';
  }
  if (axesOf(result) !== axesOf(first)) return 'It has different histograms or bins.';
  const sibling = others.find(([, {part}]) => doOverlap(part, result.part));
  if (!sibling) return undefined;
  const [number, {part}] = sibling;
  return part === result.part
    ? `It contains the same events as number ${number}. To replace that result, remove it and add this one again.`
    : `It shares events with number ${number}: the sample was divided differently.`;
}

const added = (lists: readonly (readonly number[])[]): readonly number[] =>
  (lists[0] ?? []).map((_, slot) => lists.reduce((sum, list) => sum + (list[slot] as number), 0));

function addedSums(sums: readonly SentSums[]): SentSums {
  return {
    sumOfWeights: added(sums.map(({sumOfWeights}) => sumOfWeights)),
    sumOfSquaredWeights: added(sums.map(({sumOfSquaredWeights}) => sumOfSquaredWeights)),
    rows: added(sums.map(({rows}) => rows)),
  };
}

/**
 * Adds results bin by bin. The first decides on app, sample, processes and bins; one that does not match
 * to it, or has events of one before, is refused with the reason.
 *
 * @param results what `readResult` lets pass
 * @param numbers by which reasons name them; 1, 2, 3 unless said
 */
export function mergeResults(
  results: readonly Result[],
  numbers: readonly number[] = results.map((_, place) => place + 1),
): MergedResults {
  const taken: (readonly [place: number, result: Result])[] = [];
  const refused: Refusal[] = [];
  for (const [place, result] of results.entries()) {
    const named = taken.map(([at, other]) => [numbers[at] as number, other] as const);
    const reason = reasonAgainst(result, taken[0]?.[1], named);
    if (reason === undefined) taken.push([place, result]);
    else refused.push({place, reason});
  }
  const all = taken.map(([, result]) => result);
  const [first] = all;
  const processes = first?.processes ?? [];
  return {
    places: taken.map(([place]) => place),
    refused,
    processes,
    histograms: (first?.histograms ?? []).map(({dimension, edges}, at) => ({
      dimension,
      edges,
      sums: processes.map((_, process) =>
        addedSums(all.map(({histograms}) => histograms[at]?.sums[process] as SentSums)),
      ),
    })),
    left: processes.map((_, process) =>
      all.reduce((sum, {flow}) => plus(sum, flow.at(-1)?.left[process] ?? nothing), nothing),
    ),
    states: Array.from(new Set(all.map(({state}) => state))),
  };
}
