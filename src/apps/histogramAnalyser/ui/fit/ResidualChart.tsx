import type {ReactNode} from 'react';
import {Chart} from '@site/src/figures/chart';
import {linear, type Range} from '@site/src/figures/chart/scale';
import type {Residual} from '../../model/bump';
import styles from './styles.module.css';
import {ticksOf} from './ticks';

/** In em. */
const height = 15;

interface Props {
  readonly residuals: readonly Residual[];
  /** Quantity and unit of the axis. */
  readonly title: string;
  readonly range: Range;
  readonly label: string;
}

/** A round number at or above a value: 1, 2 or 5 times a power of ten. */
function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((digit) => digit * power >= value) ?? 10) * power;
}

/** What the data have above the fitted background, with the fitted bump. */
export function ResidualChart({residuals, title, range, label}: Props): ReactNode {
  const largest = Math.max(...residuals.map(({low, high}) => Math.max(-low, high)), 1);
  const limit = roundAbove(largest);
  const x = (value: number): string => `${linear(value, range)}%`;
  const y = (value: number): string =>
    `${((limit - Math.min(limit, Math.max(-limit, value))) / (2 * limit)) * height}em`;
  const ticks = ticksOf(range);
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      <Chart height={height} title={title} ticks={ticks}>
        {[-limit, -limit / 2, 0, limit / 2, limit].map((value) => (
          <g key={value}>
            <line className={styles.level} x1="0" x2="100%" y1={y(value)} y2={y(value)} />
            {value !== -limit && (
              <text x="0.3em" y={y(value)} dy={value === limit ? '1.1em' : '-0.3em'}>
                {value > 0 ? `+${value}` : value}
              </text>
            )}
          </g>
        ))}
        {residuals.slice(1).map(({at, bump}, i) => (
          <line
            key={at}
            className={styles.bump}
            x1={x(residuals[i]?.at ?? at)}
            x2={x(at)}
            y1={y(residuals[i]?.bump ?? 0)}
            y2={y(bump)}
          />
        ))}
        {residuals.map(({at, value, low, high}) => (
          <g key={at} className={styles.point}>
            <line x1={x(at)} x2={x(at)} y1={y(low)} y2={y(high)} />
            <circle cx={x(at)} cy={y(value)} r="0.2em" />
          </g>
        ))}
      </Chart>
    </div>
  );
}
