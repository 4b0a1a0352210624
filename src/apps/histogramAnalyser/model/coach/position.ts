/** The position of a peak: as a user marks it in a plot, and as the sample has it. */
import {edgesOf} from '../counting/axis';
import {isRange} from '../cuts/filters';
import type {GuideContext, PlannedStep} from './evaluate';
import type {Cuts} from './types';

export interface Reading {
  /** Centre of the user's range, in the unit of the quantity. */
  readonly yours: number;
  /** Mean of the signal events in the window of the step. */
  readonly expected: number;
  /** True if they differ by at most half a bin, and the range is not much wider than the window. */
  readonly isRight: boolean;
}

/** Maximum width of the user's range, in widths of the window. */
const maxWidth = 1.5;

/** Returns what a user has read off a plot; undefined for another step, or without a closed range. */
export function readingAt(
  {description, mean}: Pick<GuideContext, 'description' | 'mean'>,
  {step: {goal}, after}: PlannedStep,
  cuts: Cuts,
): Reading | undefined {
  if (goal.kind !== 'position') return undefined;
  const {quantity, from, to} = goal;
  const marked = cuts.get(quantity);
  const histogram = description.histograms.find(({dimension}) => dimension === quantity);
  if (!marked || !histogram || !isRange(marked)) return undefined;
  if (marked.from === null || marked.to === null) return undefined;
  const edges = edgesOf(histogram.axis);
  const yours = (marked.from + marked.to) / 2;
  const expected = mean(new Map(after).set(quantity, {from, to}), quantity);
  const upper = edges.findIndex((edge) => edge > expected);
  const bin = (edges[upper] ?? NaN) - (edges[upper - 1] ?? NaN);
  const isNear = Math.abs(yours - expected) <= bin / 2;
  const isNarrow = marked.to - marked.from <= maxWidth * (to - from);
  return {yours, expected, isRight: isNear && isNarrow};
}
