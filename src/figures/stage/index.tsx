import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Size of the drawing in units of its own. */
  readonly width: number;
  readonly height: number;
  /** What the drawing shows, in words. */
  readonly alt: string;
  /** Drawn in these units. */
  readonly drawing: ReactNode;
  /** Labels, written over the drawing. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A drawing that grows with its place, and labels that do not: their letters keep their size. */
export function Stage({width, height, alt, drawing, children, className}: Props): ReactNode {
  return (
    <div role="img" aria-label={alt} className={clsx(styles.stage, className)}>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing}>
        {drawing}
      </svg>
      {children}
    </div>
  );
}

interface LabelProps {
  /** In percent of width and height of the stage. */
  readonly x: number;
  readonly y: number;
  /** The edge at this position; the centre by default. */
  readonly from?: 'left' | 'right';
  readonly className?: string;
  readonly children: ReactNode;
}

const shifts = {left: '0', right: '-100%', middle: '-50%'};

export function Label({x, y, from, className, children}: LabelProps): ReactNode {
  const shift = shifts[from ?? 'middle'];
  return (
    <span
      className={clsx(styles.label, className)}
      style={{left: `${x.toFixed(2)}%`, top: `${y.toFixed(2)}%`, translate: `${shift} -50%`}}
    >
      {children}
    </span>
  );
}

/** Inside, drawings are arranged by the width of their place, and not by that of the window. */
export function Fitted({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.fitted}>{children}</div>;
}
