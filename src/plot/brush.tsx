/** The area over a plot in which a range is drawn and dragged. */
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
} from 'react';
import styles from './brush.module.css';
import {
  dragged,
  dragTargetAt,
  noRange,
  type BrushRange,
  type ClosedRange,
  type DragTarget,
} from './brushRange';
import type {Box} from './frame';
import type {Scale} from './scales';

/** Pixels that a hand trembles in a click. */
const tremble = 4;
/** Pixels to either side of an end in which it can be taken. */
const reach = {mouse: 12, touch: 22};

interface Props {
  /** The frame of the plot, in pixels from the corner of the positioned parent. */
  readonly box: Box;
  /** A linear axis. */
  readonly x: Pick<Scale, 'min' | 'max' | 'at'>;
  /** The range to draw; null without one. */
  readonly range: BrushRange | null;
  /** Values that an end can have, in ascending order, from one end of the axis to the other. */
  readonly snaps: readonly number[];
  /** `range` draws ranges, `bars` only receives clicks. */
  readonly kind?: 'range' | 'bars';
  /** During a drag, at each step. */
  readonly onChange: (range: ClosedRange) => void;
  readonly onEnd?: () => void;
  /** After Escape, and after a touch that becomes a scroll, with the range before the drag. */
  readonly onCancel: (before: BrushRange | null) => void;
  /** A click, at a value; `isBeside` if it neither is in the range nor takes one of its ends. */
  readonly onClick?: (value: number, isBeside: boolean) => void;
}

interface Drag {
  readonly pointer: number;
  readonly target: DragTarget;
  readonly start: BrushRange | null;
  readonly beganAt: number;
  readonly began: number;
  readonly isBeside: boolean;
  hasMoved: boolean;
}

const cursors: Readonly<Record<DragTarget, string>> = {
  new: 'crosshair',
  from: 'ew-resize',
  to: 'ew-resize',
  window: 'grab',
};

/** For pointers only: those who use a keyboard have `RangeInputs`. */
export function Brush(props: Props): ReactNode {
  const {box, x, range, snaps, kind = 'range', onChange, onEnd, onCancel, onClick} = props;
  const {left, right, top, bottom} = box;
  const drag = useRef<Drag>(undefined);
  const [target, setTarget] = useState<DragTarget>('new');
  const [isDragging, setIsDragging] = useState(false);
  const from = Math.max(x.min, range?.from ?? x.min);
  const to = Math.min(x.max, range?.to ?? x.max);
  const window = range && from < to ? {from: x.at(from), to: x.at(to)} : null;

  /** Position in the drawing, and the value there. */
  const under = (event: PointerEvent): {readonly at: number; readonly value: number} => {
    const area = event.currentTarget.getBoundingClientRect();
    const share = area.width > 0 ? (event.clientX - area.left) / area.width : 0;
    return {at: left + share * (right - left), value: x.min + share * (x.max - x.min)};
  };
  const targetUnder = (event: PointerEvent): DragTarget =>
    dragTargetAt(
      window,
      under(event).at,
      event.pointerType === 'mouse' ? reach.mouse : reach.touch,
    );

  const down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    const {at, value} = under(event);
    const taken = targetUnder(event);
    const isInside = window !== null && value >= from && value < to;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      pointer: event.pointerId,
      target: taken,
      start: range,
      beganAt: at,
      began: value,
      isBeside: taken === 'new' && !isInside,
      hasMoved: false,
    };
    setIsDragging(true);
  };

  const move = (event: PointerEvent): void => {
    const {current} = drag;
    if (!current) {
      setTarget(targetUnder(event));
      return;
    }
    if (current.pointer !== event.pointerId || kind === 'bars') return;
    const {at, value} = under(event);
    if (!current.hasMoved && Math.abs(at - current.beganAt) < tremble) return;
    current.hasMoved = true;
    const start = current.start ?? noRange;
    const next = dragged(current.target, start, current.began, value, snaps);
    if (next) onChange(next);
  };

  const finish = (): Drag | undefined => {
    const {current} = drag;
    drag.current = undefined;
    setIsDragging(false);
    return current;
  };

  const up = (event: PointerEvent): void => {
    if (drag.current?.pointer !== event.pointerId) return;
    const ended = finish();
    if (ended?.hasMoved) onEnd?.();
    else if (ended) onClick?.(ended.began, ended.isBeside);
  };

  const abandon = (): void => {
    const ended = finish();
    if (ended) onCancel(ended.start);
  };

  useEffect(() => {
    if (!isDragging) return undefined;
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      abandon();
    };
    document.addEventListener('keydown', escape, true);
    return () => document.removeEventListener('keydown', escape, true);
  });

  const position = (at: number): CSSProperties => ({left: at - left});
  const cursor = kind === 'bars' ? 'pointer' : cursors[target];
  return (
    <div
      className={styles.brush}
      aria-hidden
      data-brush={kind}
      style={{left, top, width: right - left, height: bottom - top, cursor}}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={abandon}
    >
      {window && kind === 'range' && (
        <>
          {window.from > left && <span className={styles.grip} style={position(window.from)} />}
          {window.to < right && <span className={styles.grip} style={position(window.to)} />}
        </>
      )}
    </div>
  );
}
