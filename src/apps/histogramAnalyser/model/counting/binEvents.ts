/** The events behind one bar of a histogram. */
import type {Analysis, Scheme} from '../analysis';
import {edgesOf, slotFinder} from './axis';
import type {Events} from '../events/events';
import {markFailing} from '../cuts/filters';
import {groupOf, groupsOfRows, type Sharing} from '../classResults/parts';

export interface BinQuestion {
  /** Name of the dimension whose histogram it is. */
  readonly dimension: string;
  /** From 0; under- and overflow cannot be asked for. */
  readonly bin: number;
}

export interface BinEvents {
  /** Rows of the events, in the order of the sample. */
  readonly rows: readonly number[];
  /** How many there are, by process of the scheme. */
  readonly counts: readonly number[];
}

/**
 * Rows of the events that a bar stands for: they pass the cuts on all other quantities, as the bar does,
 * and belong to a shown process.
 *
 * @param events of the whole sample
 * @param sharing the part of the sample that is counted; null for all of it
 * @throws RangeError for a dimension that the app does not have
 */
export function binEvents(
  scheme: Scheme,
  analysis: Analysis,
  events: Events,
  sharing: Sharing | null,
  {dimension, bin}: BinQuestion,
): BinEvents {
  const histogramDimension = scheme.dimensions.find(({name}) => name === dimension);
  const values = histogramDimension && events.columns[histogramDimension.column];
  if (!histogramDimension || !values) {
    throw new RangeError(`There is no histogram of ${dimension}.`);
  }
  const fails = new Int32Array(events.weights.length);
  for (const [place, {name, column}] of scheme.dimensions.entries()) {
    const cutOn = events.columns[column];
    if (cutOn && name !== dimension) markFailing(fails, 1 << place, cutOn, analysis.cuts.get(name));
  }
  const groups = sharing && groupsOfRows(events, sharing);
  const slotOf = slotFinder(edgesOf(histogramDimension.axis));
  const rows: number[] = [];
  const counts = Array.from({length: events.processCount}, () => 0);
  for (const [row, failed] of fails.entries()) {
    const process = events.processes[row] as number;
    const isShown = analysis.shown?.includes(scheme.processes[process] as string) ?? true;
    if (failed || !isShown || slotOf(values[row] as number) !== bin + 1) continue;
    if (groups && sharing && groups[row] !== groupOf(sharing)) continue;
    rows.push(row);
    counts[process] = (counts[process] as number) + 1;
  }
  return {rows, counts};
}
