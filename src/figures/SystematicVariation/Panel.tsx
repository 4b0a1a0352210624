import type {CSSProperties, ReactNode} from 'react';
import type {Tick} from '../chart/scale';
import styles from './styles.module.css';

interface Props {
  readonly kind: 'counts' | 'ratio';
  readonly title: string;
  /** Written into the upper right corner. */
  readonly label?: string;
  readonly yTicks: readonly Tick[];
  readonly xTicks: readonly Tick[];
  /** Whether the numbers of the horizontal axis stand below it. */
  readonly hasNumbers?: boolean;
  /** Drawn in a square of 100 by 100 that is stretched over the panel. */
  readonly children: ReactNode;
}

const place = (at: number): CSSProperties => ({'--at': at}) as CSSProperties;

/** A framed plot whose text keeps its size while the drawing stretches. */
export function Panel({
  kind,
  title,
  label,
  yTicks,
  xTicks,
  hasNumbers,
  children,
}: Props): ReactNode {
  const ticks = [
    ...xTicks.map(({at}) => `M${at} 100v-3M${at} 0v3`),
    ...yTicks.map(({at}) => `M0 ${100 - at}h1.5M100 ${100 - at}h-1.5`),
  ].join('');
  return (
    <div className={styles.panel} data-kind={kind}>
      <div className={styles.yTitle}>{title}</div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {children}
        <path className={styles.frame} d={`M0 0H100V100H0Z${ticks}`} />
      </svg>
      {label && <span className={styles.label}>{label}</span>}
      {yTicks.map(({at, label}) => (
        <span key={label} className={styles.yTick} style={place(at)}>
          {label}
        </span>
      ))}
      {hasNumbers &&
        xTicks.map(({at, label}) => (
          <span key={label} className={styles.xTick} style={place(at)}>
            {label}
          </span>
        ))}
    </div>
  );
}
