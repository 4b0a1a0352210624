import type {ReactNode} from 'react';
import {Quantity, QuantityText} from '@site/src/plot/symbol';
import {positionOf, tickLabel, type Axis, type Positions} from './axis';
import styles from './styles.module.css';

interface MarkProps {
  /** In percent of the panel, from the left and from the top. */
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}

/** Draws at a place of a panel, in pixels around it: shapes that must not be stretched. */
export function Mark({x, y, children}: MarkProps): ReactNode {
  return (
    <svg x={`${x.toFixed(2)}%`} y={`${y.toFixed(2)}%`} overflow="visible">
      {children}
    </svg>
  );
}

interface NoteProps extends MarkProps {
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Shift downwards, in em. */
  readonly dy?: number;
  /** Shift to the right, in em. */
  readonly dx?: number;
  readonly tone?: 'accent' | 'soft' | 'contrast' | 'strong';
}

/** A label in a panel, with a rim in the colour of the paper. */
export function Note({x, y, dx = 0, dy = 0.34, anchor = 'start', tone, children}: NoteProps) {
  return (
    <text
      x={`${x.toFixed(2)}%`}
      y={`${y.toFixed(2)}%`}
      dx={`${dx}em`}
      dy={`${dy}em`}
      textAnchor={anchor}
      data-tone={tone}
    >
      {children}
    </text>
  );
}

interface Props {
  readonly x: Axis;
  readonly y: Axis;
  /** Description of the drawing for screen readers. */
  readonly alt: string;
  /** Paths in percent of the panel, stretched with it; their lines are not. */
  readonly shapes?: (at: Positions) => ReactNode;
  /** Marks and notes above the shapes. */
  readonly marks?: (at: Positions) => ReactNode;
  /** Handles above everything. */
  readonly handles?: (at: Positions) => ReactNode;
}

function Ticks({x, y, at}: Pick<Props, 'x' | 'y'> & {readonly at: Positions}): ReactNode {
  return (
    <g className={styles.axes}>
      {x.ticks.map((value) => (
        <g key={value}>
          <Mark x={at.x(value)} y={100}>
            <path d="M0 0v-5" />
          </Mark>
          <Mark x={at.x(value)} y={0}>
            <path d="M0 0v5" />
          </Mark>
          <Note x={at.x(value)} y={100} dy={1.35} anchor="middle" tone="soft">
            {tickLabel(value, x)}
          </Note>
        </g>
      ))}
      {y.ticks.map((value) => (
        <g key={value}>
          <Mark x={0} y={at.y(value)}>
            <path d="M0 0h5" />
          </Mark>
          <Mark x={100} y={at.y(value)}>
            <path d="M0 0h-5" />
          </Mark>
          <Note x={0} y={at.y(value)} dx={-0.5} anchor="end" tone="soft">
            {tickLabel(value, y)}
          </Note>
        </g>
      ))}
      <Note x={100} y={100} dy={2.75} anchor="end" tone="soft">
        <QuantityText label={x.title} />
      </Note>
    </g>
  );
}

/**
 * A frame with axes, as wide as its place. Positions are in percent and text in em: it needs no measuring, so that
 * the picture of a server is final.
 */
export function Panel({x, y, alt, shapes, marks, handles}: Props): ReactNode {
  const at: Positions = {
    x: (value) => positionOf(value, x),
    y: (value) => 100 - positionOf(value, y),
  };
  return (
    <div className={styles.panel}>
      <p aria-hidden className={styles.title}>
        <Quantity label={y.title} />
      </p>
      <div className={styles.frame}>
        <svg role="img" aria-label={alt} className={styles.drawing}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.shapes}>
            {shapes?.(at)}
            <path d="M0 0H100V100H0Z" data-frame="" />
          </svg>
          <Ticks {...{x, y, at}} />
          {marks?.(at)}
        </svg>
        {handles?.(at)}
      </div>
    </div>
  );
}
