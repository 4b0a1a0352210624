import type {ReactNode} from 'react';
import {Chart} from '@site/src/figures/chart';
import {linear, type Range} from '@site/src/figures/chart/scale';
import type {ScanPoint} from '../../model/bump';
import styles from './styles.module.css';
import {ticksOf} from './ticks';

/** In em. */
const height = 11;

interface Props {
  readonly points: readonly ScanPoint[];
  readonly title: string;
  readonly range: Range;
  readonly label: string;
}

/** How much the data prefer a bump at each mass. */
export function ScanChart({points, title, range, label}: Props): ReactNode {
  const highest = Math.max(4, Math.ceil(Math.max(...points.map(({significance}) => significance))));
  const lowest = Math.min(0, Math.floor(Math.min(...points.map(({significance}) => significance))));
  const x = (mass: number): string => `${linear(mass, range)}%`;
  const y = (value: number): string => `${((highest - value) / (highest - lowest)) * height}em`;
  const ticks = ticksOf(range);
  const levels = Array.from({length: highest - lowest + 1}, (_, i) => lowest + i);
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      <Chart height={height} title={title} ticks={ticks}>
        {levels.map((level) => (
          <g key={level}>
            <line className={styles.level} x1="0" x2="100%" y1={y(level)} y2={y(level)} />
            {level !== lowest && (
              <text x="0.3em" y={y(level)} dy="1.1em">
                {`${level} σ`}
              </text>
            )}
          </g>
        ))}
        {points.slice(1).map(({mass, significance}, i) => (
          <line
            key={mass}
            className={styles.scan}
            x1={x(points[i]?.mass ?? mass)}
            x2={x(mass)}
            y1={y(points[i]?.significance ?? 0)}
            y2={y(significance)}
          />
        ))}
      </Chart>
    </div>
  );
}
