/** Values as the columns of a sample store them. */
import type {Column} from '../sample';

const largest = {uint8: 2 ** 8 - 1, uint16: 2 ** 16 - 1} as const;

/** The whole number that stands for a value; what is too large for its column becomes its largest. */
export const storedNumber = (
  {type, step}: Pick<Column<never>, 'type' | 'step'>,
  value: number,
): number => Math.min(largest[type], Math.max(0, Math.round(value / step)));

/**
 * What turns stored numbers into values in the unit of their column. Each value is the number that its
 * decimal digits mean, as the CSV prints them, so that a cut at 108.14 includes an event of 108.14: a product
 * with the step may miss it by the last bit, and so does a value of 32 bits.
 */
export function valueReader(step: number): (stored: number) => number {
  const perUnit = Math.round(1 / step);
  const isFraction = Math.abs(perUnit * step - 1) < 1e-9;
  return isFraction ? (stored) => stored / perUnit : (stored) => stored * step;
}
