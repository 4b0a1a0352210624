/** The end of a range that is moved first. */
import {isRange, type Filter} from '../../model/cuts/filters';
import type {HistogramDescription} from '../../model/description';

/** Momenta are selected above a threshold. */
const isMomentum = ({label}: HistogramDescription): boolean => /^(pT|ETmiss|HT|MET)/i.test(label);

/** The end that is cut already, if it is one; otherwise the lower end of momenta and the upper end of others. */
export function firstEnd(histogram: HistogramDescription, cut: Filter | undefined): 'from' | 'to' {
  if (cut && isRange(cut) && (cut.from === null) !== (cut.to === null)) {
    return cut.from === null ? 'to' : 'from';
  }
  return isMomentum(histogram) ? 'from' : 'to';
}
