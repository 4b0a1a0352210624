/** Compares the sample with the figure of the 2020 release note. */
import type {TableRow} from '../format/table';
import {ratioLine, type ValidationLine} from '../validation/line';
import {peak, sumOfWeights, yieldOf} from '../validation/sums';
import {figureBin, figureReadings, window} from './published';

export function validateHyy13(rows: readonly TableRow[]): readonly ValidationLine[] {
  const simulated = rows.filter(({process}) => process !== 'data');
  const inWindow = ({value}: TableRow): boolean =>
    value('myy') >= window.low && value('myy') < window.high;
  const higgs = peak(
    rows.filter(({process}) => process === 'higgs'),
    'myy',
    119,
    131,
  );
  const [lowest, highest] = window.higgs;
  return [
    ...figureReadings.map(({mass, events}) =>
      ratioLine(
        `events in a bin of the figure at ${mass} GeV`,
        sumOfWeights(simulated.filter(({value}) => Math.abs(value('myy') - mass) < figureBin / 2)),
        events,
        [0.93, 1.07],
      ),
    ),
    ratioLine(
      'H → γγ from 122 to 128 GeV',
      yieldOf(rows, 'higgs', inWindow),
      (lowest + highest) / 2,
      [0.9, 1.1],
    ),
    ratioLine(
      'continuum from 122 to 128 GeV',
      yieldOf(rows, 'continuum', inWindow),
      window.background,
      [0.95, 1.05],
    ),
    {what: 'peak of H → γγ in GeV', ours: higgs.mean, published: 125, limits: [124.5, 125.5]},
    {
      what: 'width of the H → γγ peak from 119 to 131 GeV, in GeV',
      ours: higgs.width,
      published: 1.9,
      limits: [1.6, 2.4],
    },
  ];
}
