import type {ReactNode} from 'react';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {verticesOf} from './model';
import styles from './styles.module.css';

interface Props {
  readonly collisions: number;
  /** Number of the crossing, from 1; 0 before the first. */
  readonly crossing: number;
}

/** Half of the drawn length, in widths of the region where bunches meet, and height. */
const half = {z: 3.2, y: 0.55};

/** One crossing along the beam: a vertex with its tracks for each collision. */
export function Crossing({collisions, crossing}: Props): ReactNode {
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
