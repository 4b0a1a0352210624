/** Ratios and changes of yields in the bar above the plots. */
import {formatCount, formatNumber} from '@site/src/kit/format/numbers';
import {formatPercent} from '@site/src/kit/format/quantities';
import type {Measure} from '../../model/statistics/measures';

/** Minimum ratio that is printed in per cent; smaller ones are printed as `1 : 18,511`. */
const minPercentRatio = 0.01;

/** Signal over background: `1 : 18,511`, `4.0 %`, `3.2`; a dash without background. */
export function formatRatio(signal: number, background: number): string {
  const ratio = signal / background;
  if (!Number.isFinite(ratio) || ratio < 0) return '–';
  if (ratio === 0) return '0';
  if (ratio < minPercentRatio) return `1 : ${formatCount(Math.round(1 / ratio))}`;
  if (ratio >= 1) return formatNumber(ratio, {decimals: 1});
  return formatPercent(ratio, {bySize: true});
}

/** The change of a yield, in per cent of the earlier yield: `−94 %`; a dash if that was zero. */
export function formatChange(before: number, after: number): string {
  const change = after / before - 1;
  const size = Math.abs(change);
  // A change below half a per cent is not zero.
  const isSmall = size > 0 && size < 0.005;
  return formatPercent(change, {plus: true, missing: '–', ...(isSmall ? {bySize: true} : {})});
}

/** The difference of two values of a figure of merit: `+1.17`; a dash if one is undefined. */
export function formatStep(measure: Measure, before: number | null, after: number | null): string {
  if (before === null || after === null) return '–';
  const step = after - before;
  return measure === 'purity'
    ? formatPercent(step, {plus: true, decimals: 1})
    : formatNumber(step, {plus: true, decimals: 2});
}
