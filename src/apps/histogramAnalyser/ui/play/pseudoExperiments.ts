import {
  formatCount,
  formatCountOf,
  formatNumber,
  formatSignificant,
} from '@site/src/kit/format/numbers';
import {countRange} from '@site/src/plot/axes';
import type {HistogramLayer, Layer} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {drawPlot, type Drawing} from '@site/src/plot/plot';
import {
  medianOf,
  observedSignificance,
  shareFrom,
  type ToyHistograms,
  type ObservedMeasure,
  type PseudoExperiments,
} from '../../model/statistics/pseudoExperiments';

/**
 * The observed significances of pseudo-experiments, with signal and without.
 *
 * @param observed significance of the data, once the user has looked at them
 */
export function pseudoExperimentsDrawing(
  {edges, withSignal, backgroundOnly}: ToyHistograms,
  observed: number | null,
  description: string,
): Drawing {
  const [min, max] = [edges[0] ?? 0, edges.at(-1) ?? 1];
  const histograms: readonly HistogramLayer[] = [
    {
      kind: 'histogram',
      name: 'signal plus background',
      style: {colour: 'accent', fill: 'tint', pattern: 'rising'},
      edges,
      values: withSignal,
    },
    {
      kind: 'histogram',
      name: 'background only',
      style: {colour: 'ink', dashes: '7 3'},
      edges,
      values: backgroundOnly,
    },
  ];
  const references: readonly Layer[] = [
    ...(max > 3
      ? [{kind: 'reference', x: 3, name: '3 standard deviations', isMuted: true} as const]
      : []),
    ...(observed === null
      ? []
      : [
          {
            kind: 'reference',
            x: Math.min(max, Math.max(min, observed)),
            name: 'the data',
          } as const,
        ]),
  ];
  return {
    key: 'pseudo-experiments',
    title: 'Significance in pseudo-experiments',
    description,
    legend: legendOf(histograms),
    draw: (...place) =>
      drawPlot(
        {
          x: {title: 'Significance in standard deviations', min, max},
          y: {
            title: 'Experiments',
            ...countRange([...withSignal, ...backgroundOnly], false),
            isNice: true,
          },
          layers: [...histograms, ...references],
          aspect: 0.5,
        },
        ...place,
      ),
    table: {
      caption: 'Distribution of the observed significance in the pseudo-experiments.',
      head: ['Significance', 'Signal plus background', 'Background only'],
      rows: withSignal.map((count, bin) => [
        {from: edges[bin] ?? 0, to: edges[bin + 1] ?? 0},
        count,
        backgroundOnly[bin] ?? 0,
      ]),
    },
  };
}

/** Threshold of evidence, in standard deviations. */
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

/** Fractions of pseudo-experiments above the threshold of evidence, with signal and without. */
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
