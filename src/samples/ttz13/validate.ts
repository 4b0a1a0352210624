/** Compares the sample with what the 2020 tt̄Z analyser published. */
import type {TableRow} from '../format/table';
import {ratioLine, type ValidationLine} from '../validation/line';
import {shapeOf, totalVariation} from '../validation/shapes';
import {yieldOf} from '../validation/sums';
import {fiveJets, processIds, publishedEvents, sixJets} from './published';
import {referenceAxes, referenceShapes} from './referenceShapes';

type Quantity = keyof typeof referenceAxes;

const largestDistance = 0.12;

const inPeak = ({value}: TableRow): boolean =>
  value('channel') !== 2 && value('bTags') > 1 && value('mll') > 80 && value('mll') < 100;

const selections = [
  {words: 'no cut', yields: publishedEvents, passes: () => true},
  {
    words: '5 jets in the peak',
    yields: fiveJets,
    passes: (row: TableRow) => inPeak(row) && row.value('jets') === 5,
  },
  {
    words: '≥ 6 jets in the peak',
    yields: sixJets,
    passes: (row: TableRow) => inPeak(row) && row.value('jets') > 5,
  },
];

export function validateTtz13(rows: readonly TableRow[]): readonly ValidationLine[] {
  const shapes = (['ttz', 'ttbar', 'z'] as const).flatMap((process) => {
    const own = rows.filter((row) => row.process === process);
    return (Object.keys(referenceAxes) as Quantity[]).map((quantity) => ({
      what: `distance between shapes: ${process}, ${quantity}`,
      ours: totalVariation(
        shapeOf(own, ({value}) => value(quantity), referenceAxes[quantity]),
        referenceShapes[process][quantity],
      ),
      published: null,
      limits: [0, largestDistance] as const,
    }));
  });
  const yields = selections.flatMap(({words, yields: published, passes}) =>
    processIds.map((process) =>
      ratioLine(
        `${words}: ${process}`,
        yieldOf(rows, process, passes),
        published[process],
        // Four and fourteen events of what is mixed by choice.
        process === 'other' && words !== 'no cut' ? [0.3, 3] : [0.7, 1.3],
      ),
    ),
  );
  return [...shapes, ...yields];
}
