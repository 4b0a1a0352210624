import type {CSSProperties, ReactNode} from 'react';
import {type RangeFilter, isRange, type Filter} from '../../model/cuts/filters';
import type {HistogramDescription} from '../../model/description';
import {isNumberOfThings} from '../../model/numberOfThings';
import {asCut} from './brushing';
import type {Layout} from './drawing/plotLayout';
import {EndField, EndSlider} from './rangeEnds';
import {formatValue} from './quantities';
import {placeAfterKey, placesOf, snapsOf, stepOf} from './snaps';
import styles from './styles.module.css';
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
/** Digits are typed more slowly. */
const typingPause = 800;

interface Props {
  readonly histogram: HistogramDescription;
  readonly edges: readonly number[];
  /** The ends of the axis, in pixels from the left. */
  readonly layout: {readonly main: Pick<Layout['main'], 'left' | 'right'>};
  readonly control: CutControl;
}

interface NumbersProps extends Omit<Props, 'layout'> {
  /** After Enter in one of the fields. */
  readonly onEnter?: (() => void) | undefined;
}

const cutOf = (range: RangeFilter): RangeFilter | null =>
  range.from === null && range.to === null ? null : range;

/** The two sliders under the axis. */
export function RangeSliders({histogram, edges, layout, control}: Props): ReactNode {
  const snaps = snapsOf(histogram);
  const range = rangeAround(edges, control.cut);
  const {from, to} = placesOf(snaps, range);
  const last = snaps.length - 1;
  const shift = isNumberOfThings(histogram) ? 0.5 : 0;
  const move = (next: {readonly from: number; readonly to: number}): void => {
    const ends = {from: snaps[next.from] as number, to: snaps[next.to] as number};
    control.move(asCut(histogram.axis, ends));
  };
  const pause = (): void => control.settleAfter(keyPause);
  const first = firstEnd(histogram, control.cut);
  const {left, right} = layout.main;
  const share = (at: number): number => {
    const [low, high] = [snaps[0] as number, snaps[last] as number];
    return ((snaps[at] as number) - low) / (high - low);
  };
  const along: CSSProperties = {marginLeft: left, width: right - left};
  const kept = {'--from': share(from), '--to': share(to)} as CSSProperties;
  return (
    <div className={styles.sliders} style={{...along, ...kept}}>
      <EndSlider
        name={`${histogram.title}: lower end`}
        max={last}
        value={from}
        spoken={range.from === null ? 'open' : formatValue(range.from + shift, histogram)}
        isAbove={share(from) > 0.5}
        isFirst={first === 'from'}
        afterKey={(key) => placeAfterKey(histogram, from, key)}
        onMove={(at) => move({from: Math.min(at, to - 1), to})}
        onPause={pause}
        onDone={control.settle}
      />
      <EndSlider
        name={`${histogram.title}: upper end`}
        max={last}
        value={to}
        spoken={range.to === null ? 'open' : formatValue(range.to - shift, histogram)}
        isAbove={false}
        isFirst={first === 'to'}
        afterKey={(key) => placeAfterKey(histogram, to, key)}
        onMove={(at) => move({from, to: Math.max(at, from + 1)})}
        onPause={pause}
        onDone={control.settle}
      />
    </div>
  );
}

/** The ends as numbers. A number of things is kept from one whole number to another, both included. */
export function RangeNumbers({histogram, edges, control, onEnter}: NumbersProps): ReactNode {
  const range = rangeAround(edges, control.cut);
  const shift = isNumberOfThings(histogram) ? 0.5 : 0;
  const {title, unit} = histogram;
  const isBad = (next: RangeFilter): boolean =>
    next.from !== null && next.to !== null && next.from >= next.to;
  const fromOf = (end: number | null): RangeFilter => ({
    ...range,
    from: end === null ? null : end - shift,
  });
  const toOf = (end: number | null): RangeFilter => ({
    ...range,
    to: end === null ? null : end + shift,
  });
  const type = (next: RangeFilter): void => {
    control.move(cutOf(next));
    control.settleAfter(typingPause);
  };
  const shared = {
    of: unit ? `${title}, in ${unit}` : title,
    step: stepOf(histogram),
    onDone: control.settle,
    onEnter,
  };
  return (
    <>
      <EndField
        {...shared}
        label="from"
        value={range.from === null ? null : range.from + shift}
        isBad={(end) => isBad(fromOf(end))}
        onType={(end) => type(fromOf(end))}
      />
      <EndField
        {...shared}
        label="to"
        unit={unit}
        value={range.to === null ? null : range.to - shift}
        isBad={(end) => isBad(toOf(end))}
        onType={(end) => type(toOf(end))}
      />
    </>
  );
}
