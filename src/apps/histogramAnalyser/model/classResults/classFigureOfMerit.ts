/** The figure of merit of a class: of its joint selection, and the mean of its groups. */
import {significances} from '@site/src/physics/statistics/significance';
import type {Total} from '../counting/sums';
import {measuredBy, type SelectionResult, type Measure} from '../statistics/measures';
import {spreadOf, type ClassTable} from './classTable';

export interface WithError {
  readonly value: number;
  readonly error: number;
}

/**
 * A figure of merit with its MC statistical uncertainty: the changes of signal and background by √Σw², each
 * alone, in quadrature.
 *
 * @param relativeUncertainty of the background: 0.1 for 10 %
 * @returns null where the measure is undefined
 */
export function jointFigureOfMerit(
  measure: Measure,
  {signal, background}: Pick<SelectionResult, 'signal' | 'background'>,
  relativeUncertainty: number,
): WithError | null {
  const figureOfMerit = (s: Total, b: Total): number | null =>
    measuredBy(measure, {
      signal: s,
      background: b,
      significance: significances(s.sumOfWeights, b.sumOfWeights, relativeUncertainty),
    });
  const value = figureOfMerit(signal, background);
  if (value === null) return null;
  const moved = (total: Total): Total => ({
    ...total,
    sumOfWeights: total.sumOfWeights + Math.sqrt(total.sumOfSquaredWeights),
  });
  const changes = [
    figureOfMerit(moved(signal), background),
    figureOfMerit(signal, moved(background)),
  ];
  return {value, error: Math.hypot(...changes.map((changed) => (changed ?? value) - value))};
}

/** Mean of the groups with the standard error of the mean; null for fewer than two groups. */
export function meanFigureOfMerit(measure: Measure, {rows}: ClassTable): WithError | null {
  const values = rows.map((row) => measuredBy(measure, row)).filter((value) => value !== null);
  const {mean, deviation} = spreadOf(values);
  return deviation === null ? null : {value: mean, error: deviation / Math.sqrt(values.length)};
}
