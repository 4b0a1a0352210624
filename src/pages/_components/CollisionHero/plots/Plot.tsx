import type {CSSProperties, ReactNode} from 'react';
import styles from './styles.module.css';

export interface Tick {
  /** From 0 to 100 along the axis. */
  readonly at: number;
  readonly label: string;
}

interface Props {
  readonly name: string;
  readonly className?: string | undefined;
  readonly x: {readonly title: string; readonly ticks: readonly Tick[]};
  readonly y: {readonly title: string; readonly ticks: readonly Tick[]};
  /** Drawn in a square of 100 by 100 that is stretched over the plot. */
  readonly children: ReactNode;
  /** Laid over the plot without being stretched. */
  readonly over?: ReactNode;
}

const tickLength = {x: 1.2, y: 2.4};

function insideTicks(xTicks: readonly Tick[], yTicks: readonly Tick[]): string {
  const along = xTicks.map(({at}) => `M${at} 100v-${tickLength.y}M${at} 0v${tickLength.y}`);
  const up = yTicks.map(
    ({at}) => `M0 ${100 - at}h${tickLength.x}M100 ${100 - at}h-${tickLength.x}`,
  );
  return [...along, ...up].join('');
}

/** A framed plot: the drawing stretches with the page, its labels are text and stay readable. */
export function Plot({name, className, x, y, children, over}: Props): ReactNode {
  return (
    <div className={className}>
      <div className={styles.yTitle} aria-hidden>
        {y.title}
      </div>
      <div className={styles.area}>
        <svg
          role="img"
          aria-label={name}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          {children}
          <path className={styles.frame} d={`M0 0H100V100H0Z${insideTicks(x.ticks, y.ticks)}`} />
        </svg>
        <div aria-hidden>
          {y.ticks.map(({at, label}) => (
            <span key={label} className={styles.yTick} style={{'--at': at} as CSSProperties}>
              {label}
            </span>
          ))}
          {x.ticks.map(({at, label}) => (
            <span key={label} className={styles.xTick} style={{'--at': at} as CSSProperties}>
              {label}
            </span>
          ))}
        </div>
        {over}
      </div>
      <div className={styles.xTitle} aria-hidden>
        {x.title}
      </div>
    </div>
  );
}
