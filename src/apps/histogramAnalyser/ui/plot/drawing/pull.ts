/** Pulls: data minus prediction, in units of the expected fluctuation, bin by bin. */
import type {Plot} from '../../../model/view';
import type {Comparison} from './comparison';
import {insideOf, totalOf, type Draw} from './layers';

/** Ends and ticks of the axis, in standard deviations; pulls outside the wider one are arrows. */
const near = {reach: 3, ticks: [-2, 0, 2]};
const far = {reach: 5, ticks: [-4, 0, 4]};

/**
 * The pull of each bin: (N − μ) / √(μ + Σw²), for N observed and μ expected events. The Poisson variance of
 * the data is that of the expectation, and Σw² is the variance of the simulation. For normalised shapes the
 * prediction is scaled to the number of data events. A bin without a positive expectation has no pull.
 *
 * @returns null without data
 */
export function pullOf({data, total}: Plot, draw: Draw): Comparison | null {
  if (!data) return null;
  const counts = data.slice(1, -1).map(({count}) => count);
  const sum = insideOf(total.sumOfWeights);
  const squares = insideOf(total.sumOfSquaredWeights);
  const scale = draw === 'normalised' && totalOf(sum) > 0 ? totalOf(counts) / totalOf(sum) : 1;
  const bins = sum.map((value, bin) => {
    const expected = value * scale;
    const simulation = Math.max(0, squares[bin] as number) * scale ** 2;
    return {expected, simulation, deviation: Math.sqrt(Math.max(0, expected) + simulation)};
  });
  const points = bins.flatMap(({expected, deviation}, bin) => {
    if (!(expected > 0) || !(deviation > 0)) return [];
    const value = ((counts[bin] as number) - expected) / deviation;
    return [{bin, value, low: value, high: value, hasDot: true}];
  });
  const share = bins.map(({simulation, deviation, expected}) =>
    expected > 0 && deviation > 0 ? Math.sqrt(simulation) / deviation : 0,
  );
  const isNear = points.every(({value}) => Math.abs(value) <= near.reach);
  return {
    kind: 'pull',
    title: 'Pull',
    centre: 0,
    ...(isNear ? near : far),
    points,
    lower: share.map((value) => -value),
    upper: share,
  };
}
