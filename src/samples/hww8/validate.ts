/** Compares the sample with the estimates, since nothing was published. */
import type {TableRow} from '../format/table';
import {processIds} from '../hww13/published';
import {selections} from '../hww13/selections';
import {ratioLine, type ValidationLine} from '../validation/line';
import {yieldOf} from '../validation/sums';
import {estimatedEvents, estimatedSignificance} from './published';

export function validateHww8(rows: readonly TableRow[]): readonly ValidationLine[] {
  const significance = (id: keyof typeof estimatedSignificance): number => {
    const passes = selections.find((selection) => selection.id === id)?.passes ?? (() => false);
    const [signal = NaN, ...backgrounds] = processIds.map((process) =>
      yieldOf(rows, process, passes),
    );
    return signal / Math.sqrt(backgrounds.reduce((sum, events) => sum + events, 0));
  };
  return [
    ...processIds.map((id) =>
      ratioLine(
        `estimate, no cut: ${id}`,
        yieldOf(rows, id, () => true),
        estimatedEvents[id],
        [0.99, 1.01],
      ),
    ),
    ratioLine(
      'estimate, no cut: S/√B',
      significance('none'),
      estimatedSignificance.none,
      [0.8, 1.2],
    ),
    ratioLine(
      'estimate, reference selection with 0 jets: S/√B',
      significance('zeroJetRecipe'),
      estimatedSignificance.zeroJetRecipe,
      [0.7, 1.8],
    ),
  ];
}
