/** Compares the sample with the selection for which the 2020 analyser printed yields. */
import type {TableRow} from '../format/table';
import {higgsCorrection} from '../hww13/published';
import {ratioLine, type ValidationLine} from '../validation/line';
import {sumOfWeights, yieldOf} from '../validation/sums';
import {processIds, publishedFewJets, publishedSignificance} from './published';

const usual = [0.7, 1.3] as const;

export function validateHww13d(rows: readonly TableRow[]): readonly ValidationLine[] {
  const fewJets = ({value}: TableRow): boolean => value('jets') < 2;
  const ours = processIds.map(
    (id) => yieldOf(rows, id, fewJets) / (id === 'higgs' ? higgsCorrection : 1),
  );
  const [signal = NaN, ...backgrounds] = ours;
  const background = backgrounds.reduce((sum, events) => sum + events, 0);
  const data = sumOfWeights(rows.filter(({process}) => process === 'data'));
  const expected = sumOfWeights(rows) - data;
  return [
    ...processIds.map((id, i) =>
      ratioLine(`2020 analyser, ≤ 1 jet: ${id}`, ours[i] ?? NaN, publishedFewJets[id], usual),
    ),
    ratioLine(
      '2020 analyser, ≤ 1 jet: S/√B',
      signal / Math.sqrt(background),
      publishedSignificance,
      usual,
    ),
    {
      what: 'pseudo-data minus expectation, in units of the square root of the expectation',
      ours: (data - expected) / Math.sqrt(expected),
      published: 0,
      limits: [-3, 3],
    },
  ];
}
