import type {ReactNode} from 'react';
import {Chart} from '@site/src/figures/chart';
import {linear, type Range, type Tick} from '@site/src/figures/chart/scale';
import {landmarks, massHistogram, type MassHistogram} from '../../model/masterclass/massHistogram';
import type {FilledMass} from '../../model/displayState';
import {formatMomentum} from '../labels/rowText';
import styles from './Play.module.css';

interface Props {
  readonly filled: readonly FilledMass[];
  /** The mass of what is combined now, in GeV. */
  readonly now: number | undefined;
}

/** In em. */
const height = 9;

function ticksOf({low, high}: Range): readonly Tick[] {
  const step = [10, 20, 50, 100, 200, 500].find((one) => (high - low) / one <= 6) ?? 1000;
  const first = Math.ceil(low / step) * step;
  const count = Math.floor((high - first) / step) + 1;
  return Array.from({length: count}, (_, i) => first + i * step).map((value) => ({
    at: linear(value, {low, high}),
    label: String(value),
  }));
}

function wordsFor({counts, edges, entries, below, above, mean}: MassHistogram): string {
  if (entries === 0) return 'Mass histogram, empty.';
  const highest = counts.indexOf(Math.max(...counts));
  const outside = below + above > 0 ? ` ${below + above} outside the axis range.` : '';
  return `Histogram of ${entries} masses. The highest bin, from ${edges[highest]} to ${edges[highest + 1]} GeV, contains ${counts[highest]} of them; the mean is ${formatMomentum(mean ?? 0)} GeV.${outside}`;
}

/** The masses that were filled, and where known particles lie. */
export function MassHistogramView({filled, now}: Props): ReactNode {
  const drawn = massHistogram(filled);
  const {binning, edges, counts, below, above} = drawn;
  const range = {low: binning.low, high: binning.high};
  const highest = Math.max(...counts, 1);
  const x = (value: number): string => `${linear(value, range)}%`;
  const y = (count: number): string => `${1.4 + (height - 1.4) * (1 - count / highest)}em`;
  const isInside = (value: number): boolean => value >= range.low && value < range.high;
  return (
    <figure className={styles.figure} role="img" aria-label={wordsFor(drawn)}>
      <Chart height={height} title="Mass [GeV]" ticks={ticksOf(range)} lines={[]}>
        {landmarks
          .filter(({mass}) => isInside(mass) && range.high <= 200)
          .map(({name, mass}) => (
            <g key={name}>
              <line className={styles.known} x1={x(mass)} x2={x(mass)} y1="1.3em" y2={y(0)} />
              <text x={x(mass)} y="1em" textAnchor="middle">
                {name}
              </text>
            </g>
          ))}
        {counts.map((count, bin) => {
          const [from = 0, to = 0] = [edges[bin], edges[bin + 1]];
          return count === 0 ? null : (
            <rect
              key={from}
              className={styles.bar}
              x={x(from)}
              width={`${linear(to, range) - linear(from, range)}%`}
              y={y(count)}
              height={`${((height - 1.4) * count) / highest}em`}
            />
          );
        })}
        {now !== undefined && isInside(now) && (
          <line className={styles.now} x1={x(now)} x2={x(now)} y1="1.3em" y2={y(0)} />
        )}
      </Chart>
      {below + above > 0 && (
        <p className={styles.remark} aria-hidden>
          {below + above} outside the axis range
        </p>
      )}
    </figure>
  );
}
