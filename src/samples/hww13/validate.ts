/** Compares the sample with what the 2020 app published. */
import type {TableRow} from '../format/table';
import {ratioLine, type ValidationLine} from '../validation/line';
import {shapeOf, totalVariation} from '../validation/shapes';
import {yieldOf} from '../validation/sums';
import {
  higgsCorrection,
  higgsSamples,
  processIds,
  publishedYields,
  type ProcessId,
} from './published';
import {referenceAxes, referenceShapes} from './referenceShapes';
import {selections} from './selections';

type Quantity = keyof typeof referenceAxes;

const largestDistance = 0.12;
const usual = [0.7, 1.3] as const;
/** For Z bosons in the recipes, of which the 2020 app had one or two simulated events. */
const wide = [0.5, 2] as const;
const recipes = ['zeroJetRecipe', 'oneJetRecipe'];

const valueOf =
  (quantity: Quantity) =>
  ({value}: TableRow): number =>
    quantity === 'bTag' ? Math.min(1, value('bTags')) : value(quantity);

const shapeLines = (rows: readonly TableRow[]): readonly ValidationLine[] =>
  processIds.flatMap((process) => {
    const own = rows.filter((row) => row.process === process);
    return (Object.keys(referenceAxes) as Quantity[]).map((quantity) => ({
      what: `distance between shapes: ${process}, ${quantity}`,
      ours: totalVariation(
        shapeOf(own, valueOf(quantity), referenceAxes[quantity]),
        referenceShapes[process][quantity],
      ),
      published: null,
      limits: [0, largestDistance] as const,
    }));
  });

/** Yields of the selection with the number of Higgs bosons as published in 2020. */
function yields(rows: readonly TableRow[], passes: (row: TableRow) => boolean) {
  const of = (process: ProcessId): number =>
    yieldOf(rows, process, passes) / (process === 'higgs' ? higgsCorrection : 1);
  return {higgs: of('higgs'), ww: of('ww'), ttbar: of('ttbar'), z: of('z')};
}

function selectionLines(rows: readonly TableRow[]): readonly ValidationLine[] {
  return publishedYields.flatMap((published) => {
    const selection = selections.find(({id}) => id === published.selection);
    if (!selection) throw new RangeError(`no selection ${published.selection}`);
    const ours = yields(rows, selection.passes);
    const isRecipe = recipes.includes(published.selection);
    const significance = ours.higgs / Math.sqrt(ours.ww + ours.ttbar + ours.z);
    return [
      ...processIds.map((process) =>
        ratioLine(
          `2020 analyser, ${selection.words}: ${process}`,
          ours[process],
          published.yields[process],
          isRecipe && process === 'z' ? wide : usual,
        ),
      ),
      {
        what: `2020 analyser, ${selection.words}: S/√B`,
        ours: significance,
        published: published.significance,
        limits: isRecipe
          ? ([0.45, 0.65] as const)
          : ([usual[0] * published.significance, usual[1] * published.significance] as const),
      },
    ];
  });
}

/** The default has more Higgs bosons by the ratio of the cross-sections, and by nothing else. */
function correctionLine(rows: readonly TableRow[]): ValidationLine {
  const publishedEvents = publishedYields[0]?.yields.higgs ?? NaN;
  const sum = (of: (sample: (typeof higgsSamples)[number]) => number): number =>
    higgsSamples.reduce((total, sample) => total + of(sample), 0);
  const ratio =
    sum(({correctedPb, publishedPb}) => correctedPb ?? publishedPb) /
    sum(({publishedPb}) => publishedPb);
  return ratioLine(
    'default: Higgs bosons relative to 2020, compared with the ratio of cross-sections',
    yieldOf(rows, 'higgs', () => true) / publishedEvents,
    ratio,
    [0.999, 1.001],
  );
}

export const validateHww13 = (rows: readonly TableRow[]): readonly ValidationLine[] => [
  ...shapeLines(rows),
  ...selectionLines(rows),
  correctionLine(rows),
];
