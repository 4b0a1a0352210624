import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {slotFinder} from '../../model/counting/axis';
import type {HistogramDescription} from '../../model/description';
import {
  asCut,
  categoryAt,
  chosenOf,
  dragged,
  dragTargetAt,
  toggled,
  type DragTarget,
} from './brushing';
import type {Drawing} from './drawing/drawing';
import {snapsOf} from './snaps';
import styles from './styles.module.css';
import type {CutControl} from './useCut';
import {rangeAround, windowsOf} from './windows';

/** Pixels that a hand trembles in a click. */
const tremble = 4;
/** Pixels to either side of an edge in which it can be taken. */
const reach = {mouse: 12, touch: 22};

interface Props {
  readonly histogram: HistogramDescription;
  readonly edges: readonly number[];
  readonly drawing: Drawing;
  readonly control: CutControl;
  /** A click that neither draws nor clears a range asks for the events behind a bar. */
  readonly onBin?: ((bin: number) => void) | undefined;
  /** True if a click outside of the range asks for the bar as well, and does not clear the range. */
  readonly isMarked?: boolean | undefined;
}

interface Drag {
  readonly pointer: number;
  readonly grip: DragTarget;
  readonly start: ReturnType<typeof rangeAround>;
  readonly beganAt: number;
  readonly began: number;
  readonly isOutside: boolean;
  hasMoved: boolean;
}

const cursors: Readonly<Record<DragTarget, string>> = {
  new: 'crosshair',
  from: 'ew-resize',
  to: 'ew-resize',
  window: 'grab',
};

/**
 * The area over a plot in which a range is drawn, its edges are dragged, and a click beside it clears it.
 * It is for pointers only: those who use a keyboard have the fields below the plot.
 */
export function Brush({histogram, edges, drawing, control, onBin, isMarked}: Props): ReactNode {
  const {x, layout} = drawing;
  const {left, right, top, bottom} = layout.main;
  const {axis, categories} = histogram;
  const drag = useRef<Drag>(undefined);
  const [grip, setGrip] = useState<DragTarget>('new');
  const [isDragging, setIsDragging] = useState(false);
  const windows = windowsOf(edges, control.cut);
  const [first, last] = [windows?.[0], windows?.at(-1)];
  const window = first && last ? {from: x.at(first.from), to: x.at(last.to)} : null;

  /** Place in the drawing, and the value there. */
  const under = (event: PointerEvent): {readonly at: number; readonly value: number} => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = box.width > 0 ? (event.clientX - box.left) / box.width : 0;
    return {at: left + share * (right - left), value: x.min + share * (x.max - x.min)};
  };
  const gripUnder = (event: PointerEvent): DragTarget =>
    dragTargetAt(
      window,
      under(event).at,
      event.pointerType === 'mouse' ? reach.mouse : reach.touch,
    );

  const down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    const {at, value} = under(event);
    const isInside = windows?.some(({from, to}) => value >= from && value < to) ?? false;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      pointer: event.pointerId,
      grip: gripUnder(event),
      start: rangeAround(edges, control.cut),
      beganAt: at,
      began: value,
      isOutside: !isInside,
      hasMoved: false,
    };
    setIsDragging(true);
  };

  const move = (event: PointerEvent): void => {
    const {current} = drag;
    if (!current) {
      setGrip(gripUnder(event));
      return;
    }
    if (current.pointer !== event.pointerId || categories) return;
    const {at, value} = under(event);
    if (!current.hasMoved && Math.abs(at - current.beganAt) < tremble) return;
    current.hasMoved = true;
    const range = dragged(current.grip, current.start, current.began, value, snapsOf(histogram));
    if (range) control.move(asCut(axis, range));
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
    if (!ended) return;
    if (categories) {
      const category = categoryAt(axis, ended.began);
      if (category !== undefined) control.set(toggled(chosenOf(axis, control.cut), category));
    } else if (ended.hasMoved) {
      control.settle();
    } else if (!isMarked && ended.isOutside && ended.grip === 'new' && control.cut) {
      control.set(null);
    } else {
      const bin = slotFinder(edges)(ended.began) - 1;
      if (bin >= 0 && bin < edges.length - 1) onBin?.(bin);
    }
  };

  const abandon = (): void => {
    if (finish()) control.cancel();
  };

  useEffect(() => {
    if (!isDragging) return undefined;
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      drag.current = undefined;
      setIsDragging(false);
      control.cancel();
    };
    document.addEventListener('keydown', escape, true);
    return () => document.removeEventListener('keydown', escape, true);
  });

  const place = (at: number): CSSProperties => ({left: at - left});
  const height = (layout.ratio?.bottom ?? bottom) - top;
  return (
    <div
      className={styles.brush}
      aria-hidden
      data-brush={categories ? 'bars' : 'range'}
      style={{
        left,
        top,
        width: right - left,
        height,
        cursor: categories ? 'pointer' : cursors[grip],
      }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={abandon}
    >
      {window && !categories && (
        <>
          {window.from > left && <span className={styles.grip} style={place(window.from)} />}
          {window.to < right && <span className={styles.grip} style={place(window.to)} />}
        </>
      )}
    </div>
  );
}
