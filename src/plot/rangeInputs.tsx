/** The ends of a brush as two native range inputs, for the keyboard and for touch. */
import {useRef, type CSSProperties, type KeyboardEvent, type ReactNode} from 'react';
import styles from './brush.module.css';
import {nearestOf, noRange, snapAfterKey, type BrushRange, type ClosedRange} from './brushRange';

interface EndProps {
  readonly name: string;
  readonly max: number;
  readonly value: number;
  readonly spoken: string;
  /** True if it is above the other one where both are at one position. */
  readonly isAbove: boolean;
  /** True if it has `data-first`, for apps that move the focus to it. */
  readonly isFirst: boolean;
  /** The value to which a key moves it; undefined if that is left to the browser. */
  readonly afterKey: (key: KeyboardEvent) => number | undefined;
  readonly onMove: (value: number) => void;
  readonly onPause: (() => void) | undefined;
  readonly onEnd: (() => void) | undefined;
}

/** A range input whose track is drawn by its parent. */
function EndInput(props: EndProps): ReactNode {
  const {name, max, value, spoken, isAbove, isFirst, afterKey, onMove, onPause, onEnd} = props;
  const isHeld = useRef(false);
  const hold = (): void => {
    isHeld.current = true;
  };
  const press = (event: KeyboardEvent): void => {
    hold();
    const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : afterKey(event);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== value) onMove(next);
  };
  const release = (): void => {
    isHeld.current = false;
    onPause?.();
  };
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={name}
      aria-valuetext={spoken}
      min={0}
      max={max}
      step={1}
      value={value}
      autoComplete="off"
      data-above={isAbove || undefined}
      data-first={isFirst || undefined}
      onChange={({target}) => {
        onMove(target.valueAsNumber);
        if (!isHeld.current) onPause?.();
      }}
      onKeyDown={press}
      onKeyUp={release}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerCancel={release}
      onBlur={() => {
        isHeld.current = false;
        onEnd?.();
      }}
    />
  );
}

interface Props {
  /** The ends of the axis, in pixels from the left. */
  readonly box: {readonly left: number; readonly right: number};
  /** The quantity: begins the names of both inputs. */
  readonly label: string;
  /** Null without one, which is the same as open at both ends. */
  readonly range: BrushRange | null;
  /** Values that an end can have, in ascending order, from one end of the axis to the other. */
  readonly snaps: readonly number[];
  /** Arrow keys go from one edge of a bin to the next, and with Shift from snap to snap. */
  readonly edges: readonly number[];
  /** An end as it is spoken. */
  readonly format: (value: number, end: 'from' | 'to') => string;
  /** The end with the attribute `data-first`. */
  readonly first?: 'from' | 'to';
  readonly onChange: (range: ClosedRange) => void;
  /** Keys or pointer are released, but the next key may follow at once. */
  readonly onPause?: () => void;
  /** The focus leaves. */
  readonly onEnd?: () => void;
}

export function RangeInputs(props: Props): ReactNode {
  const {box, label, snaps, edges, format, first, onChange, onPause, onEnd} = props;
  const range = props.range ?? noRange;
  const last = snaps.length - 1;
  const from = range.from === null ? 0 : nearestOf(snaps, range.from);
  const to = range.to === null ? last : nearestOf(snaps, range.to);
  const [min, max] = [snaps[0] as number, snaps[last] as number];
  const share = (at: number): number => ((snaps[at] as number) - min) / (max - min);
  const move = (next: ClosedRange): void =>
    onChange({from: snaps[next.from] as number, to: snaps[next.to] as number});
  const along: CSSProperties = {marginLeft: box.left, width: box.right - box.left};
  const selected = {'--from': share(from), '--to': share(to)} as CSSProperties;
  const shared = {max: last, onPause, onEnd};
  return (
    <div
      className={styles.sliders}
      style={{...along, ...selected}}
      data-selected={range.from !== null || range.to !== null || undefined}
    >
      <EndInput
        {...shared}
        name={`${label}: lower end`}
        value={from}
        spoken={range.from === null ? 'open' : format(range.from, 'from')}
        isAbove={share(from) > 0.5}
        isFirst={first === 'from'}
        afterKey={(key) => snapAfterKey(snaps, edges, from, key)}
        onMove={(at) => move({from: Math.min(at, to - 1), to})}
      />
      <EndInput
        {...shared}
        name={`${label}: upper end`}
        value={to}
        spoken={range.to === null ? 'open' : format(range.to, 'to')}
        isAbove={false}
        isFirst={first === 'to'}
        afterKey={(key) => snapAfterKey(snaps, edges, to, key)}
        onMove={(at) => move({from, to: Math.max(at, from + 1)})}
      />
    </div>
  );
}
