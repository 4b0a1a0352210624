import type {ReactNode} from 'react';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {formatPercent} from '@site/src/kit/format/quantities';
import {poissonProbabilities} from '../AsimovSignificance/model';
import type {PictureProps} from '../frame/types';
import {Note, Panel} from '../panel';
import {barsOf, lineOf, snapped, valueAt, type Axis} from '../panel/axis';
import {Handle} from '../panel/Handle';
import {collisionCounts, histogramOf, type Crossings, verticesOf} from './model';
import styles from './styles.module.css';

interface CrossingProps {
  readonly collisions: number;
  /** Number of the crossing, from 1; 0 before the first. */
  readonly crossing: number;
}

/** Half of the drawn length, in widths of the region where bunches meet, and height. */
const half = {z: 3.2, y: 0.55};

/** One crossing along the beam: a vertex with its tracks for each collision. */
function Crossing({collisions, crossing}: CrossingProps): ReactNode {
  const vertices = verticesOf(collisions, crossing);
  const tracks = vertices
    .flatMap(({z, tracks: directions}) =>
      directions.map(
        ({x, y}) => `M${z.toFixed(3)} 0L${(z + 0.4 * x).toFixed(3)} ${(0.5 * y).toFixed(3)}`,
      ),
    )
    .join('');
  const dots = vertices.map(({z}) => `M${z.toFixed(3)} 0h0`).join('');
  const title =
    crossing > 0
      ? `Crossing ${crossing}: ${formatCountOf(collisions, 'collision')}`
      : 'No crossing yet';
  return (
    <div className={styles.crossing}>
      <p aria-hidden>{title}</p>
      <svg
        role="img"
        aria-label={`${title}, as vertices along the beam with their tracks.`}
        viewBox={`${-half.z} ${-half.y} ${2 * half.z} ${2 * half.y}`}
        preserveAspectRatio="none"
      >
        <path d={`M${-half.z} 0H${half.z}`} className={styles.beam} />
        <path d={tracks} className={styles.tracks} />
        <path d={dots} className={styles.vertices} />
      </svg>
    </div>
  );
}

/** Ranges and steps of the controls. */
export const limits = {mean: {min: 5, max: 60, step: 1}};
const last = 90;

const countAxis: Axis = {
  min: -0.5,
  max: last + 0.5,
  title: 'Collisions per crossing',
  ticks: [0, 20, 40, 60, 80],
};

const fractionAxis = (mean: number): Axis =>
  mean < 17
    ? {min: 0, max: 0.2, title: 'Fraction of crossings', ticks: [0, 0.05, 0.1, 0.15, 0.2]}
    : {min: 0, max: 0.12, title: 'Fraction of crossings', ticks: [0, 0.04, 0.08, 0.12]};

/** From so many crossings on, fractions say something. */
export const enough = 10;

function Counts({state, change}: PictureProps<Crossings>): ReactNode {
  const {mean, count} = state;
  const axis = fractionAxis(mean);
  const histogram = histogramOf(collisionCounts(state), last);
  const bars = histogram.map((crossings, n) => ({
    from: n - 0.42,
    to: n + 0.42,
    y: count < enough ? (crossings * axis.max) / 20 : crossings / count,
  }));
  const expected = poissonProbabilities(mean, last).map((y, x) => ({x, y}));
  return (
    <Panel
      x={countAxis}
      y={axis}
      alt={`Histogram of the collisions in ${formatCountOf(count, 'crossing')} with a mean of ${mean}.${count < enough ? '' : ` ${formatPercent((histogram[mean] ?? 0) / count, {bySize: true})} of them have exactly ${mean}.`}`}
      shapes={(at) => (
        <>
          <path
            d={barsOf(
              bars.filter((_, n) => n !== mean),
              at,
            )}
            data-fill=""
          />
          <path
            d={barsOf(
              bars.filter((_, n) => n === mean),
              at,
            )}
            data-fill="accent"
          />
          {count >= enough && <path d={lineOf(expected, at)} data-tone="contrast" />}
          <path d={`M${at.x(mean)} 0V100`} data-tone="accent" data-dashed="" />
        </>
      )}
      marks={(at) => (
        <>
          <Note x={at.x(mean)} y={0} dx={0.5} dy={1.3} tone="accent">
            mean μ = {mean}
          </Note>
          {count >= enough && (
            <Note
              x={at.x(mean + 1.6 * Math.sqrt(mean))}
              y={at.y(0.28 / Math.sqrt(2 * Math.PI * mean))}
              dx={0.6}
              dy={-0.6}
              tone="contrast"
            >
              Poisson
            </Note>
          )}
        </>
      )}
      handles={(at) =>
        change && (
          <Handle
            x={at.x(mean)}
            y={24}
            direction="x"
            onDrag={(x) => change({mean: snapped(valueAt(x, countAxis), limits.mean)})}
          />
        )
      }
    />
  );
}

/** The picture of this figure in a state. */
export function Picture(props: PictureProps<Crossings>): ReactNode {
  const {state} = props;
  return (
    <div className={styles.picture}>
      <Crossing collisions={collisionCounts(state).at(-1) ?? 0} crossing={state.count} />
      <Counts {...props} />
    </div>
  );
}
