/** Results of many pseudo-experiments, in sentences. */
import {
  formatCount,
  formatCountOf,
  formatNumber,
  formatSignificant,
} from '@site/src/kit/format/numbers';
import {
  medianOf,
  observedSignificance,
  shareFrom,
  type ObservedMeasure,
  type PseudoExperiments,
} from '../../model/statistics/pseudoExperiments';

/** What is called evidence, in standard deviations. */
const evidence = 3;

const twoDecimals = (value: number): string => formatNumber(value, {decimals: 2});

/** Whole numbers from a hundred on, and three digits below. */
export function formatExpected(value: number): string {
  if (!(value > 0)) return '0';
  return value >= 100 ? formatCount(Math.round(value)) : formatSignificant(value, 3);
}

const times = (share: number, toyCount: number): string => {
  const count = Math.round(share * toyCount);
  return count === 0 ? `none of ${toyCount}` : `${count} of ${toyCount}`;
};

/** How often what is called evidence is reached, with signal and without. */
export function outcomeTexts({withSignal, backgroundOnly}: PseudoExperiments): readonly string[] {
  const toyCount = withSignal.counts.length;
  return [
    `With signal and background, half of the ${toyCount} experiments reach ${twoDecimals(medianOf(withSignal.significances))} standard deviations or more; ${times(shareFrom(withSignal, evidence), toyCount)} reach ${evidence} standard deviations, which is called evidence.`,
    `With background alone, ${times(shareFrom(backgroundOnly, evidence), toyCount)} reach ${evidence} standard deviations by chance.`,
  ];
}

/** The observed significance of the data, in sentences. */
export function dataText(
  count: number,
  background: number,
  measure: ObservedMeasure,
  {backgroundOnly}: PseudoExperiments,
): string {
  const observed = observedSignificance(measure, count, background);
  const share = shareFrom(backgroundOnly, observed);
  return `The data contain ${formatCountOf(count, 'event')}, and ${formatExpected(background)} background events are expected: the observed significance is ${twoDecimals(observed)} standard deviations. With background alone, ${times(share, backgroundOnly.counts.length)} experiments reach at least this significance.`;
}
