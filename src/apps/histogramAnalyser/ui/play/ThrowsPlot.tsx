import type {ReactNode} from 'react';
import {Chart} from '@site/src/figures/chart';
import {linear, type Tick} from '@site/src/figures/chart/scale';
import type {Throws} from '../../model/pseudoExperiments';
import styles from './ThrowsPlot.module.css';

interface Props {
  readonly throws: Throws;
  /** Significance of the data, once they are looked at. */
  readonly observed: number | null;
  /** What the drawing says, in words. */
  readonly label: string;
}

/** In em. */
const height = 12;

function ticksOf(low: number, high: number): readonly Tick[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (high - low) / one <= 9) ?? 1000;
  const first = Math.ceil(low / step) * step;
  const count = Math.floor((high - first) / step) + 1;
  return Array.from({length: count}, (_, i) => first + i * step).map((value) => ({
    at: linear(value, {low, high}),
    label: String(value).replace('-', '−'),
  }));
}

function Legend({hasObserved}: {readonly hasObserved: boolean}): ReactNode {
  return (
    <ul className={styles.legend} role="list">
      <li>
        <span data-kind="signal" /> signal and background
      </li>
      <li>
        <span /> background alone
      </li>
      <li>
        <span data-kind="line" data-style="dashed" /> 3 standard deviations
      </li>
      {hasObserved && (
        <li>
          <span data-kind="line" /> the data
        </li>
      )}
    </ul>
  );
}

/** How significant the throws are: with signal as bars, without it as a line of steps. */
export function ThrowsPlot({throws, observed, label}: Props): ReactNode {
  const {edges, withSignal, backgroundOnly} = throws;
  const [low, high] = [edges[0] ?? 0, edges.at(-1) ?? 1];
  const highest = Math.max(...withSignal, ...backgroundOnly, 1);
  const x = (value: number): string => `${linear(value, {low, high})}%`;
  const y = (count: number): string => `${height * (1 - count / (1.05 * highest))}em`;
  return (
    <figure className={styles.figure} role="img" aria-label={label}>
      <Legend hasObserved={observed !== null} />
      <Chart
        height={height}
        title="Significance in standard deviations"
        ticks={ticksOf(low, high)}
        lines={[]}
      >
        {withSignal.map((count, bin) => (
          <rect
            key={edges[bin]}
            className={styles.signal}
            x={x(edges[bin] as number)}
            width={`${100 / withSignal.length}%`}
            y={y(count)}
            height={`${(height * count) / (1.05 * highest)}em`}
          />
        ))}
        <g className={styles.background}>
          {backgroundOnly.map((count, bin) => {
            const [from, to] = [x(edges[bin] as number), x(edges[bin + 1] as number)];
            const before = backgroundOnly[bin - 1] ?? 0;
            return (
              <g key={edges[bin]}>
                {before !== count && <line x1={from} x2={from} y1={y(before)} y2={y(count)} />}
                {count > 0 && <line x1={from} x2={to} y1={y(count)} y2={y(count)} />}
              </g>
            );
          })}
        </g>
        {high > 3 && <line className={styles.evidence} x1={x(3)} x2={x(3)} y1="0" y2={y(0)} />}
        {observed !== null && (
          <line
            className={styles.observed}
            x1={x(Math.min(high, Math.max(low, observed)))}
            x2={x(Math.min(high, Math.max(low, observed)))}
            y1="0"
            y2={y(0)}
          />
        )}
      </Chart>
    </figure>
  );
}
