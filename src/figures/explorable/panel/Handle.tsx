import type {CSSProperties, PointerEvent, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** In percent of the panel, from the left and from the top. */
  readonly x: number;
  readonly y: number;
  readonly direction: 'both' | 'x' | 'y';
  /** Receives the position of the pointer, in percent of the panel. */
  readonly onDrag: (x: number, y: number) => void;
}

const percent = (value: number, from: number, size: number): number =>
  Math.min(100, Math.max(0, (100 * (value - from)) / size));

/**
 * A part of a panel that users drag, by mouse, pen or finger: large enough for a fingertip. With the keyboard the
 * slider of the same quantity does the same, so that the handle is hidden from screen readers.
 */
export function Handle({x, y, direction, onDrag}: Props): ReactNode {
  function move(event: PointerEvent<HTMLSpanElement>): void {
    const {currentTarget, clientX, clientY, pointerId} = event;
    const panel = currentTarget.parentElement;
    if (!panel || !currentTarget.hasPointerCapture(pointerId)) return;
    const {left, top, width, height} = panel.getBoundingClientRect();
    onDrag(percent(clientX, left, width), percent(clientY, top, height));
  }

  return (
    <span
      aria-hidden
      className={styles.handle}
      data-direction={direction}
      style={{left: `${x}%`, top: `${y}%`} as CSSProperties}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
    />
  );
}
