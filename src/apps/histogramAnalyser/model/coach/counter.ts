/** Counts the events of the sample for any cuts, apart from those that the app has set. */
import {significances} from '@site/src/physics/statistics/significance';
import type {AppDescription} from '../description';
import {markFailing} from '../cuts/filters';
import {nothing, plus, scaledTotal, type Total} from '../counting/sums';
import type {Events} from '../events/events';
import {measuredBy, type Measure} from '../statistics/measures';
import type {Factors} from '../view';
import type {Cuts} from './types';

/** Signal and background events that pass cuts. */
export interface EventCounts {
  /** Totals by process, in the order of the description. */
  readonly processes: readonly Total[];
  readonly signal: Total;
  readonly background: Total;
}

export type Counter = (cuts: Cuts) => EventCounts;

const nameOfCuts = (cuts: Cuts): string => JSON.stringify(Array.from(cuts).sort());

/** For each event a number that is 0 if it passes all cuts. */
function failuresOf({columns, weights}: Events, cuts: Cuts): Int32Array {
  const fails = new Int32Array(weights.length);
  for (const [place, [name, filter]] of Array.from(cuts).entries()) {
    const column = columns[name];
    if (column) markFailing(fails, 2 ** place, column, filter);
  }
  return fails;
}

function totals(events: Events, count: number, cuts: Cuts): Total[] {
  const {weights, processes} = events;
  const fails = failuresOf(events, cuts);
  const sums = Array.from({length: count}, () => ({
    sumOfWeights: 0,
    sumOfSquaredWeights: 0,
    rows: 0,
  }));
  for (let row = 0; row < weights.length; row += 1) {
    const sum = sums[processes[row] as number];
    if (!sum || fails[row] !== 0) continue;
    const weight = weights[row] as number;
    sum.sumOfWeights += weight;
    sum.sumOfSquaredWeights += weight * weight;
    sum.rows += 1;
  }
  return sums;
}

/**
 * Returns a counter that caches its results. Pseudo-data are not counted.
 *
 * @param factors luminosity and normalisation factors of the simulated weights
 */
export function createCounter(
  {processes}: AppDescription,
  events: Events,
  factors: Factors,
): Counter {
  const known = new Map<string, EventCounts>();
  return (cuts) => {
    const name = nameOfCuts(cuts);
    const before = known.get(name);
    if (before) return before;
    const all = totals(events, processes.length, cuts).map((total, number) =>
      scaledTotal(total, factors[number] ?? 1),
    );
    const sumOf = (isSignal: boolean): Total =>
      all.filter((_, number) => processes[number]?.isSignal === isSignal).reduce(plus, nothing);
    const counted = {processes: all, signal: sumOf(true), background: sumOf(false)};
    known.set(name, counted);
    return counted;
  };
}

/** Weighted mean of a quantity over the signal events that pass cuts, in its unit; NaN without such events. */
export type Mean = (cuts: Cuts, quantity: string) => number;

export const createMean =
  ({processes}: AppDescription, events: Events): Mean =>
  (cuts, quantity) => {
    const fails = failuresOf(events, cuts);
    let [sum, sumOfWeights] = [0, 0];
    for (const [row, value] of (events.columns[quantity] ?? []).entries()) {
      if (fails[row] !== 0 || !processes[events.processes[row] as number]?.isSignal) continue;
      const weight = events.weights[row] as number;
      sum += weight * value;
      sumOfWeights += weight;
    }
    return sum / sumOfWeights;
  };

/**
 * A figure of merit of counted events; null if it is undefined.
 *
 * @param uncertainty relative uncertainty of the background
 */
export const meritOf = (
  {signal, background}: EventCounts,
  measure: Measure,
  uncertainty = 0,
): number | null =>
  measuredBy(measure, {
    signal,
    background,
    significance: significances(signal.sumOfWeights, background.sumOfWeights, uncertainty),
  });
