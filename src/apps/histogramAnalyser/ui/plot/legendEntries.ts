/** What the marks of a plot stand for, in words. */
import type {ProcessStyleName} from '@site/src/data/processStyles';
import type {Plot} from '../../model/view';
import type {PlotStyle} from './drawing/drawing';
import {formatCount} from '@site/src/kit/format/numbers';

export interface Entry {
  readonly kind: 'data' | 'area' | 'line' | 'outline' | 'ghost' | 'sum' | 'error';
  readonly label: string;
  /** Of processes, and the number of its series. */
  readonly look?: ProcessStyleName;
  readonly number?: number;
}

/** What points are called, unless they are something else. */
export const usualDataLabel = 'Pseudo-data';

/** The options that a legend depends on. */
export type LegendStyle = Pick<PlotStyle, 'draw' | 'signalFactor' | 'dataLabel'>;

/** `H → WW × 50`. */
export const outlineLabel = (label: string, factor: number | null): string =>
  factor === null || factor === 1 ? label : `${label} × ${formatCount(factor)}`;

/** Data first, then the processes from the top of the stack. */
export function entriesOf(
  {series, data, ghost, ghostLabel = 'Background before the last cut'}: Plot,
  {draw, signalFactor = null, dataLabel = usualDataLabel}: LegendStyle,
): readonly Entry[] {
  const isStacked = draw === 'stacked';
  const hasOutline = isStacked && signalFactor !== null;
  const all = series.map(({process: {label, look, isSignal}}, number) => ({
    label,
    look,
    number,
    isSignal,
  }));
  const outlines = all
    .filter(({isSignal}) => hasOutline && isSignal)
    .map(({label, look, number}): Entry => ({
      kind: 'outline',
      label: outlineLabel(label, signalFactor),
      look,
      number,
    }));
  const processes = all
    .filter(({isSignal}) => !hasOutline || !isSignal || data !== null)
    .map(({label, look, number}): Entry => ({
      kind: isStacked ? 'area' : 'line',
      label,
      look,
      number,
    }));
  return [
    ...(data ? [{kind: 'data', label: dataLabel} as const] : []),
    ...outlines,
    ...(isStacked ? processes.reverse() : processes),
    ...(data && !isStacked ? [{kind: 'sum', label: 'Total simulation'} as const] : []),
    ...(isStacked && ghost ? [{kind: 'ghost', label: ghostLabel} as const] : []),
    ...(isStacked ? [{kind: 'error', label: 'MC statistical uncertainty'} as const] : []),
  ];
}
