import type {ReactNode} from 'react';
import {measuredBy, type Measure} from '../../model/statistics/measures';
import type {Step} from '../../model/view';
import styles from './ReadoutBar.module.css';

const size = {width: 68, height: 28, rim: 4};

interface Props {
  readonly flow: readonly Step[];
  readonly measure: Measure;
}

/** The figure of merit after each cut, from the first state to the present one. The cut flow lists the numbers. */
export function Spark({flow, measure}: Props): ReactNode {
  const values = flow.map((step) => measuredBy(measure, step) ?? 0);
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, at) => ({
    x: size.rim + (at / (values.length - 1)) * (size.width - 2 * size.rim),
    y: size.height - size.rim - ((value - low) / (high - low || 1)) * (size.height - 2 * size.rim),
  }));
  return (
    <svg className={styles.spark} width={size.width} height={size.height} aria-hidden>
      <path
        d={`M${points.map(({x, y}) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="1.5"
      />
      {points.map(({x, y}, at) => {
        const isLast = at === points.length - 1;
        return (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={isLast ? 3.5 : 2}
            fill={isLast ? 'var(--accent)' : 'var(--ink-soft)'}
          />
        );
      })}
    </svg>
  );
}
