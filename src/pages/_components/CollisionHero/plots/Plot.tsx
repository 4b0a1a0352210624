import type {CSSProperties, ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import styles from './plot.module.css';

export interface Tick {
  /** From 0 to 100 along the axis. */
  readonly at: number;
  readonly label: string;
}

export interface Axis {
  readonly title: string;
  readonly ticks: readonly Tick[];
}

interface Props {
  readonly name: string;
  readonly height: 'tall' | 'low';
  readonly x: Axis;
  readonly y?: Axis;
  /** Reference to the drawing, to measure positions in it. */
  readonly frame?: RefObject<SVGSVGElement | null> | undefined;
  /** Drawn in a square of 100 by 100 that is stretched over the plot. */
  readonly children: ReactNode;
  /** Laid over the plot without being stretched. */
  readonly over?: ReactNode;
}

const tickLength = {x: 0.8, y: 2.4};

function insideTicks(xTicks: readonly Tick[], yTicks: readonly Tick[]): string {
  const along = xTicks.map(({at}) => `M${at} 100v-${tickLength.y}M${at} 0v${tickLength.y}`);
  const up = yTicks.map(
    ({at}) => `M0 ${100 - at}h${tickLength.x}M100 ${100 - at}h-${tickLength.x}`,
  );
  return [...along, ...up].join('');
}

function Ticks({axis, className}: {readonly axis: Axis; readonly className?: string | undefined}) {
  return axis.ticks.map(({at, label}) => (
    <span key={label} className={className} style={{'--at': at} as CSSProperties}>
      {label}
    </span>
  ));
}

/** A framed plot: the drawing stretches with the page, its labels are text and stay readable. */
export function Plot({name, height, x, y, frame, children, over}: Props): ReactNode {
  return (
    <div className={clsx(styles.plot, styles[height])}>
      <div className={styles.area}>
        <svg
          ref={frame}
          role="img"
          aria-label={name}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          {children}
          <path
            className={styles.frame}
            d={`M0 0H100V100H0Z${insideTicks(x.ticks, y?.ticks ?? [])}`}
          />
        </svg>
        <div aria-hidden>
          {y && <Ticks axis={y} className={styles.yTick} />}
          <Ticks axis={x} className={styles.xTick} />
        </div>
        {over}
      </div>
      <div className={styles.titles} aria-hidden>
        <span>{y?.title}</span>
        <span>{x.title}</span>
      </div>
    </div>
  );
}
