/** What the marks of a plot stand for, in words. */
import type {ProcessLookName} from '@site/src/data/processLooks';
import type {Plot} from '../../model/view';
import type {Draw} from './drawing/layers';

export interface Entry {
  readonly kind: 'data' | 'area' | 'line' | 'sum' | 'error';
  readonly label: string;
  /** Of processes, and the number of its series. */
  readonly look?: ProcessLookName;
  readonly number?: number;
}

/** What points are called, unless they are something else. */
export const usualDataLabel = 'Pseudo-data';

/** Data first, then the processes from the top of the stack. */
export function entriesOf(
  {series, data}: Plot,
  draw: Draw,
  dataLabel = usualDataLabel,
): readonly Entry[] {
  const isStacked = draw === 'stacked';
  const processes = series.map(({process: {label, look}}, number): Entry => ({
    kind: isStacked ? 'area' : 'line',
    label,
    look,
    number,
  }));
  return [
    ...(data ? [{kind: 'data', label: dataLabel} as const] : []),
    ...(isStacked ? processes.reverse() : processes),
    ...(data && !isStacked ? [{kind: 'sum', label: 'All simulation'} as const] : []),
    ...(isStacked ? [{kind: 'error', label: 'MC statistical uncertainty'} as const] : []),
  ];
}
