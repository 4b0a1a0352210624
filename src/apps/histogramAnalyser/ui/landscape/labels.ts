/** Texts for a landscape. */
import {bestOf, type Landscape} from '../../model/landscape/landscape';
import type {RangeFilter} from '../../model/cuts/filters';
import type {HistogramDescription} from '../../model/description';
import {isNumberOfThings} from '../../model/numberOfThings';
import type {Measure} from '../../model/statistics/measures';
import {definitions, formatMeasure} from '../labels/figureOfMerit';
import {formatValue} from '../plot/quantities';

export const measureLabel = (measure: Measure): string =>
  definitions.find(({id}) => id === measure)?.label ?? measure;

/** The smallest whole number above a lower cut, or the largest one below an upper cut; else the value. */
export function positionText(
  histogram: HistogramDescription,
  position: number,
  kind: 'lower' | 'upper',
): string {
  const shift = isNumberOfThings(histogram) ? 0.5 : 0;
  return formatValue(kind === 'lower' ? position + shift : position - shift, histogram);
}

/** `Lower cut open, upper cut 75 GeV: S/√B 0.86.` */
export function presentText(
  histogram: HistogramDescription,
  {from, to}: RangeFilter,
  measure: Measure,
  value: number | null,
): string {
  const end = (position: number | null, kind: 'lower' | 'upper'): string =>
    position === null ? 'open' : positionText(histogram, position, kind);
  const merit = value === null ? 'undefined' : formatMeasure(measure, value);
  return `Lower cut ${end(from, 'lower')}, upper cut ${end(to, 'upper')}: ${measureLabel(measure)} ${merit}.`;
}

/** `Best upper cut found: 75 GeV, S/√B 0.86.`, with the other end as it is; one sentence for each end. */
export function bestTexts(
  histogram: HistogramDescription,
  landscape: Landscape,
  measure: Measure,
): readonly string[] {
  return (['lower', 'upper'] as const).map((kind) => {
    const best = bestOf(landscape[kind]);
    if (!best) return `No ${kind} cut leaves enough simulated background events.`;
    const ends = landscape[kind];
    const isOpen = best === (kind === 'lower' ? ends[0] : ends.at(-1));
    const place = isOpen ? 'none (open)' : positionText(histogram, best.position, kind);
    return `Best ${kind} cut found: ${place}, ${measureLabel(measure)} ${formatMeasure(measure, best.value)}.`;
  });
}
