/** Compares the sample with the files of the dark-matter analyser. */
import type {TableRow} from '../format/table';
import {ratioLine, type ValidationLine} from '../validation/line';
import {yieldOf} from '../validation/sums';
import {
  processIds,
  publishedCutEvents,
  publishedEvents,
  publishedMedianMet,
  publishedSignificance,
} from './published';

const passes = ({value}: TableRow): boolean =>
  Math.abs(value('mll') - 91) < 15 &&
  value('leadingPt') > 30 &&
  value('subleadingPt') > 20 &&
  value('met') > 90 &&
  value('metOverHt') > 0.6 &&
  value('deltaRLl') < 1.8 &&
  value('deltaPhiLlMet') > (2.7 * 180) / Math.PI &&
  value('fractionalDifference') < 0.2 &&
  value('bJets') === 0;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

export function validateDm13(rows: readonly TableRow[]): readonly ValidationLine[] {
  const yields = (keeps: (row: TableRow) => boolean): readonly number[] =>
    processIds.map((id) => yieldOf(rows, id, keeps));
  const significance = ([signal = NaN, ...backgrounds]: readonly number[]): number =>
    signal / Math.sqrt(backgrounds.reduce((sum, events) => sum + events, 0));
  const [before, after] = [yields(() => true), yields(passes)];
  return [
    ...processIds.flatMap((id, i) => [
      ratioLine(`no cut: ${id}`, before[i] ?? NaN, publishedEvents[id], [0.99, 1.01]),
      ratioLine(
        `all cuts: ${id}`,
        after[i] ?? NaN,
        publishedCutEvents[id],
        // Of these two less than seven of a hundred events remain.
        id === 'zjets' || id === 'nonResonant' ? [0.4, 2.5] : [0.7, 1.3],
      ),
      ratioLine(
        `median of ETmiss in GeV: ${id}`,
        median(rows.filter(({process}) => process === id).map(({value}) => value('met'))),
        publishedMedianMet[id],
        [0.9, 1.1],
      ),
    ]),
    ratioLine('no cut: S/√B', significance(before), publishedSignificance.none, [0.95, 1.05]),
    ratioLine('all cuts: S/√B', significance(after), publishedSignificance.cuts, [0.85, 1.15]),
  ];
}
