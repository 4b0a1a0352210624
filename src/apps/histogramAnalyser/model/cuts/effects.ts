/** What each cut does on its own: the events that pass all other cuts, with it and without it. */
import type {Snapshot} from '../counting/crossfilter';
import type {AppDescription} from '../description';
import {histogramOf, nothing, yieldsOf} from '../counting/sums';
import type {Factors} from '../view';

/** Expected events, by process and summed. */
interface Amounts {
  readonly byProcess: readonly number[];
  readonly signal: number;
  readonly background: number;
}

export interface CutEffect {
  readonly dimension: string;
  /** What passes all other cuts. */
  readonly without: Amounts;
  /** What passes all cuts. */
  readonly with: Amounts;
}

function amountsOf(
  {processes}: Pick<AppDescription, 'processes'>,
  byProcess: readonly number[],
): Amounts {
  const sumOf = (isSignal: boolean): number =>
    byProcess.reduce(
      (sum, amount, number) => sum + (processes[number]?.isSignal === isSignal ? amount : 0),
      0,
    );
  return {byProcess, signal: sumOf(true), background: sumOf(false)};
}

/** What passes all cuts. */
function leftOf(
  description: Pick<AppDescription, 'processes'>,
  snapshot: Snapshot,
  factors: Factors,
): Amounts {
  const totals = yieldsOf(snapshot);
  return amountsOf(
    description,
    description.processes.map(
      (_, number) => (totals[number] ?? nothing).sumOfWeights * (factors[number] ?? 1),
    ),
  );
}

/**
 * Effects of all cuts, in their order: a histogram holds the events that pass the cuts on all other
 * quantities, and so its sum is the yield without its own cut.
 *
 * @param snapshot with the histograms of all simulated processes
 */
export function effectsOf(
  description: Pick<AppDescription, 'processes'>,
  snapshot: Snapshot,
  factors: Factors,
): readonly CutEffect[] {
  const left = leftOf(description, snapshot, factors);
  return snapshot.layout.cuts.map((dimension) => {
    const byProcess = description.processes.map((_, number) => {
      const {sumOfWeights} = histogramOf(snapshot, dimension, number);
      return sumOfWeights.reduce((sum, content) => sum + content, 0) * (factors[number] ?? 1);
    });
    return {dimension, without: amountsOf(description, byProcess), with: left};
  });
}

/** Share of what was there that is gone; 0 where nothing was. */
export const removed = (without: number, left: number): number =>
  without > 0 ? Math.min(1, Math.max(0, 1 - left / without)) : 0;
