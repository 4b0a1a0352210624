/** The factor by which the outline of the signal is multiplied, so that it can be seen beside the background. */
import type {View} from './view';

/** Powers of ten up to which a factor is offered. */
const largestPower = 6;

/** 1, 2, 5, 10, … in ascending order. */
const factors: readonly number[] = Array.from({length: largestPower + 1}, (_, power) =>
  [1, 2, 5].map((digit) => digit * 10 ** power),
).flat();

/** Values of the option: the largest factor that suits, a factor, or the signal as an area of the stack. */
export const signalChoices = ['auto', 'stacked', ...factors.map(String)] as const;

/** The largest factor not above B/S; 1 if there is more signal than background, or none of either. */
export function largestFactor({signal, background}: Pick<View, 'signal' | 'background'>): number {
  const ratio = background.sumOfWeights / signal.sumOfWeights;
  return Math.max(1, ...factors.filter((factor) => factor <= ratio));
}

/** Factors that may be chosen: those not above B/S. */
export const offeredFactors = (view: Pick<View, 'signal' | 'background'>): readonly number[] =>
  factors.filter((factor) => factor <= largestFactor(view));

/** The factor of the outline; null if the signal is an area of the stack. */
export function signalFactor(
  choice: string,
  view: Pick<View, 'signal' | 'background'>,
): number | null {
  if (choice === 'stacked') return null;
  return choice === 'auto' ? largestFactor(view) : Number(choice);
}
