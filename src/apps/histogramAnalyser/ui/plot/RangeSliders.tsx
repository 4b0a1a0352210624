import type {ReactNode} from 'react';
import {RangeInputs} from '@site/src/plot/rangeInputs';
import {edgesOf} from '../../model/counting/axis';
import {isRange, type Filter} from '../../model/cuts/filters';
import type {HistogramDescription} from '../../model/description';
import {isNumberOfThings} from '../../model/numberOfThings';
import {asCut} from './brushing';
import type {Layout} from './drawing/plotLayout';
import {formatValue} from './quantities';
import {snapsOf} from './snaps';
import type {CutControl} from './useCut';
import {rangeAround} from './windows';

/** Momenta are selected above a threshold. */
const isMomentum = ({label}: HistogramDescription): boolean => /^(pT|ETmiss|HT|MET)/i.test(label);

/** The end that is cut already, if it is one; otherwise the lower end of momenta and the upper end of others. */
export function firstEnd(histogram: HistogramDescription, cut: Filter | undefined): 'from' | 'to' {
  if (cut && isRange(cut) && (cut.from === null) !== (cut.to === null)) {
    return cut.from === null ? 'to' : 'from';
  }
  return isMomentum(histogram) ? 'from' : 'to';
}

/** Keys that are struck faster than this are one move. */
const keyPause = 150;

interface Props {
  readonly histogram: HistogramDescription;
  readonly edges: readonly number[];
  /** The ends of the axis, in pixels from the left. */
  readonly layout: {readonly main: Pick<Layout['main'], 'left' | 'right'>};
  readonly control: CutControl;
}

/** The two sliders under the axis. */
export function RangeSliders({histogram, edges, layout, control}: Props): ReactNode {
  const {axis, title} = histogram;
  const shift = isNumberOfThings(histogram) ? 0.5 : 0;
  return (
    <RangeInputs
      box={layout.main}
      label={title}
      range={rangeAround(edges, control.cut)}
      snaps={snapsOf(histogram)}
      edges={edgesOf(axis)}
      format={(value, end) => formatValue(value + (end === 'from' ? shift : -shift), histogram)}
      first={firstEnd(histogram, control.cut)}
      onChange={(range) => control.move(asCut(axis, range))}
      onPause={() => control.settleAfter(keyPause)}
      onEnd={control.settle}
    />
  );
}
