import {useRef, useState, type PointerEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {logarithmic} from '@site/src/plot/scales';
import type {Range} from '../model/query';
import type {Step} from '../model/state';
import {AxisRange} from './AxisRange';
import {placeOf, placesOf, rangeBetween, type MapAxis} from './boxes';
import styles from './FinderMap.module.css';

export interface Dot {
  /** Place of its row in the table. */
  readonly row: number;
  readonly x: number;
  readonly y: number;
  /** For its colour. */
  readonly className: string | undefined;
  readonly shape: 'circle' | 'square' | 'diamond';
  /** Shown while the pointer is over it: name and numbers. */
  readonly text: string;
}

interface Box {
  readonly x: Range;
  readonly y: Range;
}

interface Props {
  readonly x: MapAxis;
  readonly y: MapAxis;
  readonly dots: readonly Dot[];
  /** True for rows that the filters keep; others are pale. */
  readonly isKept: (row: number) => boolean;
  /** The ranges of both columns, if one of them is set. */
  readonly box: Box | undefined;
  readonly onBox: (box: Box, step?: Step) => void;
  readonly onOpen: (row: number) => void;
  /** For users who cannot see it. */
  readonly description: string;
  /** Shown below while the pointer is not over a dot. */
  readonly hint: string;
  /** Draws behind the dots, from the place of a value, in percent. */
  readonly renderGround?: (at: {
    readonly left: (x: number) => number;
    readonly top: (y: number) => number;
  }) => ReactNode;
}

interface Point {
  /** From 0 to 1, from the left and from the bottom. */
  readonly x: number;
  readonly y: number;
}

/** Distances in pixels: how far a pointer may move in a click, and from a dot. */
const clickLength = 4;
const reach = 14;

const all: Range = {from: null, to: null};

const percent = (place: number): number => Number((100 * place).toFixed(2));

const inside = (place: number): number => Math.max(0, Math.min(1, place));

function pointOf({clientX, clientY, currentTarget}: PointerEvent<Element>): Point {
  const {left, bottom, width, height} = currentTarget.getBoundingClientRect();
  return {x: inside((clientX - left) / width), y: inside((bottom - clientY) / height)};
}

function Mark({dot, left, top, isKept}: {dot: Dot; left: number; top: number; isKept: boolean}) {
  const className = clsx(styles.dot, dot.className, !isKept && styles.pale);
  if (dot.shape === 'circle') {
    return <circle cx={`${left}%`} cy={`${top}%`} r="4.5" className={className} />;
  }
  const turn = dot.shape === 'diamond' ? {transform: 'rotate(45)'} : {};
  return (
    <svg x={`${left}%`} y={`${top}%`} className={styles.place}>
      <rect x="-3.8" y="-3.8" width="7.6" height="7.6" className={className} {...turn} />
    </svg>
  );
}

/**
 * Rows of a finder as dots on two logarithmic axes. A box drawn with a mouse or a pen sets the ranges of both columns;
 * a click on a dot opens its row. Two sliders for each axis do the same for keyboards and fingers.
 */
export function FinderMap(props: Props): ReactNode {
  const {x, y, dots, isKept, box, onBox, onOpen, description, hint, renderGround} = props;
  const start = useRef<Point>(undefined);
  const [drawn, setDrawn] = useState<{readonly from: Point; readonly to: Point}>();
  const [near, setNear] = useState<Dot>();

  const left = (value: number): number => percent(placeOf(value, x));
  const top = (value: number): number => percent(1 - placeOf(value, y));

  const boxBetween = (from: Point, to: Point): Box => ({
    x: rangeBetween(from.x, to.x, x),
    y: rangeBetween(from.y, to.y, y),
  });

  /** The kept dot that is nearest to the pointer, if one is in reach. */
  function dotAt(event: PointerEvent<Element>): Dot | undefined {
    const {width, height} = event.currentTarget.getBoundingClientRect();
    const point = pointOf(event);
    let nearest: Dot | undefined;
    let smallest = reach;
    for (const dot of dots) {
      if (!isKept(dot.row)) continue;
      const distance = Math.hypot(
        (placeOf(dot.x, x) - point.x) * width,
        (placeOf(dot.y, y) - point.y) * height,
      );
      if (distance < smallest) [nearest, smallest] = [dot, distance];
    }
    return nearest;
  }

  function isClick(event: PointerEvent<Element>, from: Point): boolean {
    const {width, height} = event.currentTarget.getBoundingClientRect();
    const to = pointOf(event);
    return Math.hypot((to.x - from.x) * width, (to.y - from.y) * height) <= clickLength;
  }

  function press(event: PointerEvent<Element>): void {
    if (event.button !== 0) return;
    start.current = pointOf(event);
    // A finger scrolls the page; it opens rows, and sliders set the ranges.
    if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent<Element>): void {
    const {current: from} = start;
    if (from && event.pointerType !== 'touch' && !isClick(event, from)) {
      setNear(undefined);
      setDrawn({from, to: pointOf(event)});
    } else if (!from) {
      setNear(dotAt(event));
    }
  }

  function release(event: PointerEvent<Element>): void {
    const {current: from} = start;
    start.current = undefined;
    setDrawn(undefined);
    if (!from) return;
    const to = pointOf(event);
    if (isClick(event, from)) {
      const dot = dotAt(event);
      if (dot) onOpen(dot.row);
    } else if (event.pointerType !== 'touch') {
      onBox(boxBetween(from, to));
    }
  }

  function cancel(): void {
    start.current = undefined;
    setDrawn(undefined);
  }

  const set = box ?? {x: all, y: all};
  const shown = drawn ? boxBetween(drawn.from, drawn.to) : box;
  const [boxLeft, boxRight] = shown ? placesOf(shown.x, x) : [0, 0];
  const [boxBottom, boxTop] = shown ? placesOf(shown.y, y) : [0, 0];
  const ticks = {
    x: logarithmic(x.min, x.max, [0, 100], 8).ticks,
    y: logarithmic(y.min, y.max, [100, 0], 7).ticks,
  };

  return (
    <div className={styles.map}>
      <p className={styles.title}>{y.title}</p>
      <svg
        role="img"
        aria-label={description}
        className={styles.frame}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={cancel}
        onPointerLeave={() => setNear(undefined)}
      >
        <rect width="100%" height="100%" className={styles.ground} />
        {renderGround?.({left, top})}
        {ticks.x.map(({at, label}) => (
          <text key={label} x={`${at}%`} y="100%" dy="1.3em" textAnchor="middle">
            {label}
          </text>
        ))}
        {ticks.y.map(({at, label}) => (
          <text key={label} x="0" y={`${at}%`} dx="-0.5em" dy="0.34em" textAnchor="end">
            {label}
          </text>
        ))}
        {dots.map((dot) => (
          <Mark
            key={dot.row}
            dot={dot}
            left={left(dot.x)}
            top={top(dot.y)}
            isKept={isKept(dot.row)}
          />
        ))}
        {near && (
          <circle cx={`${left(near.x)}%`} cy={`${top(near.y)}%`} r="8" className={styles.near} />
        )}
        {shown && (
          <rect
            x={`${percent(boxLeft)}%`}
            y={`${percent(1 - boxTop)}%`}
            width={`${percent(boxRight - boxLeft)}%`}
            height={`${percent(boxTop - boxBottom)}%`}
            className={styles.box}
          />
        )}
        <rect width="100%" height="100%" className={styles.outline} />
      </svg>
      <div className={styles.foot}>
        <p className={styles.hint}>{near?.text ?? hint}</p>
        <p className={styles.title}>{x.title}</p>
      </div>
      <div data-without-javascript="hide">
        {' '}
        <p className={styles.gestures}>
          <span data-pointer="fine">
            Drag a box to filter the table. Click a dot to open its row.
          </span>
          <span data-pointer="coarse">
            Tap a dot to open its row, and set the ranges below to filter the table. A swipe scrolls
            the page.
          </span>
        </p>
        <div className={styles.ranges}>
          <AxisRange
            axis={x}
            range={set.x}
            onChange={(range) => onBox({...set, x: range}, 'replace')}
          />
          <AxisRange
            axis={y}
            range={set.y}
            onChange={(range) => onBox({...set, y: range}, 'replace')}
          />
        </div>
      </div>{' '}
    </div>
  );
}
