/** Histograms, cut flows and the results of a class as CSV. */
import {csvText} from '@site/src/lib/csv';
import type {ClassTable, GroupYields} from './classResults/classTable';
import {formatCut} from './cuts/formatCut';
import type {Analysis} from './analysis';
import type {AppDescription} from './description';
import type {Plot, View} from './view';
import type {Total} from './counting/sums';

const pair = ({sumOfWeights, sumOfSquaredWeights}: Total): readonly number[] => [
  sumOfWeights,
  Math.sqrt(sumOfSquaredWeights),
];

const pairHeads = (name: string): readonly string[] => [name, `${name}_error`];

/**
 * A histogram: a line for the underflow, each bin and the overflow, with Σw and √Σw² of each process and
 * of their sum. The ends of the first and the last line are empty: they are open.
 *
 * @param dataColumn of `dataColumnOf`
 */
export function histogramCsv(
  {histogram, edges, series, total, data}: Plot,
  dataColumn: string,
): string {
  const unit = histogram.unit === '' ? '' : ` [${histogram.unit}]`;
  const name = histogram.dimension;
  const columns = [
    ...series.map(({process, sums}) => [process.id, sums] as const),
    ['simulation', total] as const,
  ];
  const header = [
    `${name}_from${unit}`,
    `${name}_to${unit}`,
    ...columns.flatMap(([id]) => pairHeads(id)),
    ...(data ? [dataColumn] : []),
  ];
  const slots = Array.from({length: edges.length + 1}, (_, slot) => slot);
  return csvText(
    header,
    slots.map((slot) => [
      edges[slot - 1],
      edges[slot],
      ...columns.flatMap(([, {sumOfWeights, sumOfSquaredWeights}]) => [
        sumOfWeights[slot],
        Math.sqrt(sumOfSquaredWeights[slot] as number),
      ]),
      ...(data ? [data[slot]?.count] : []),
    ]),
  );
}

/** The column of the data points: pseudo-data of a sample never have the name of recorded events. */
export function dataColumnOf({key, hasRecordedData = false}: AppDescription): string {
  if (key === 'own') return 'data';
  return hasRecordedData ? 'data_recorded_by_ATLAS' : 'pseudo_data_simulated';
}

const significanceHeads = ['s_over_root_b', 's_over_root_s_plus_b', 'asimov', 'asimov_uncertain'];

const significanceCells = ({
  significance,
}: Pick<GroupYields, 'significance'>): readonly unknown[] =>
  significance
    ? [
        significance.signalOverRootBackground,
        significance.signalOverRootAll,
        significance.asimov,
        significance.asimovWithUncertainty,
      ]
    : [null, null, null, null];

const yieldHeads = (description: AppDescription): readonly string[] => [
  ...description.processes.flatMap(({id}) => pairHeads(id)),
  ...pairHeads('signal'),
  ...pairHeads('background'),
  ...(description.hasPseudoData ? [dataColumnOf(description)] : []),
  ...significanceHeads,
];

const yieldCells = (yields: GroupYields): readonly unknown[] => [
  ...yields.left.flatMap(pair),
  ...pair(yields.signal),
  ...pair(yields.background),
  ...(yields.data === null ? [] : [yields.data]),
  ...significanceCells(yields),
];

/** What is left before all cuts and after each, with the share that each cut leaves of each process. */
export function flowCsv(
  description: AppDescription,
  cuts: Analysis['cuts'],
  {flow}: Pick<View, 'flow'>,
): string {
  const wordsOf = (name: string | null): string => {
    if (name === null) return 'before all cuts';
    const histogram = description.histograms.find(({dimension}) => dimension === name);
    const filter = cuts.get(name);
    return histogram && filter ? formatCut(histogram, filter) : name;
  };
  const header = [
    'cut',
    ...yieldHeads(description),
    ...description.processes.map(({id}) => `${id}_efficiency`),
  ];
  return csvText(
    header,
    flow.map((step) => [wordsOf(step.cut), ...yieldCells(step), ...step.efficiencies]),
  );
}

/** A line for each group and one for their sum. */
export const classCsv = (description: AppDescription, {rows, sum}: ClassTable): string =>
  csvText(
    ['group', 'cuts', ...yieldHeads(description)],
    [
      ...rows.map((row) => [row.name, row.cuts, ...yieldCells(row)]),
      ['sum', null, ...yieldCells(sum)],
    ],
  );
