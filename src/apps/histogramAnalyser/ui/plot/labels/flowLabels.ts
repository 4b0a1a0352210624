/** Underflow and overflow of an enlarged plot in words. */
import {formatPercent} from '@site/src/kit/format/quantities';
import {slotTotal} from '../../../model/counting/sums';
import type {Plot} from '../../../model/view';
import {formatYield} from '../../labels/yields';
import {totalOf} from '../drawing/layers';
import {usualDataLabel} from '../legendEntries';
import {formatContent} from '../quantities';

/** Events of one slot: the prediction with its MC statistical uncertainty, its fraction, and the data. */
function slotText(plot: Plot, slot: number, dataLabel: string): string {
  const total = slotTotal(plot.total, slot);
  const value = total.sumOfWeights;
  const observed = plot.data?.[slot];
  const all = totalOf(Array.from(plot.total.sumOfWeights));
  const share = all > 0 && value > 0 ? ` (${formatPercent(value / all, {bySize: true})})` : '';
  const data = observed
    ? `, ${dataLabel.charAt(0).toLowerCase()}${dataLabel.slice(1)} ${formatContent(observed.count)}`
    : '';
  return `${formatYield(total)} events${share}${data}`;
}

/** The events beyond the axis in a sentence, for the enlarged plot; empty for categories. */
export function flowText(plot: Plot, dataLabel = usualDataLabel): string {
  if (plot.histogram.categories) return '';
  const last = plot.edges.length;
  return `Not drawn: underflow ${slotText(plot, 0, dataLabel)}; overflow ${slotText(plot, last, dataLabel)}.`;
}
