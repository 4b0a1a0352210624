/** Values as the columns of a sample store them. */
import type {Column} from '../sample';

const largest = {uint8: 2 ** 8 - 1, uint16: 2 ** 16 - 1} as const;

/** The whole number that stands for a value; what is too large for its column becomes its largest. */
export const storedNumber = (
  {type, step}: Pick<Column<never>, 'type' | 'step'>,
  value: number,
): number => Math.min(largest[type], Math.max(0, Math.round(value / step)));
