import type {ReactNode} from 'react';
import type {Clustering} from '@site/src/physics/antiKt';
import {logarithmic} from '../chart/scale';
import styles from './Distances.module.css';
import {unitOf} from './words';

interface Props {
  readonly clustering: Clustering;
  readonly step: number;
}

/** The smallest distance of each step, which is what orders them. The sentences say the numbers. */
export function Distances({clustering: {steps, definition}, step}: Props): ReactNode {
  const distances = steps.map(({distance}) => distance);
  const range = {low: Math.min(...distances), high: Math.max(...distances)};
  const across = (place: number): string => `${(100 * (place + 1)) / (steps.length + 1)}%`;
  return (
    <div className={styles.distances} aria-hidden>
      <svg>
        <line className={styles.now} x1={across(step - 1)} x2={across(step - 1)} y2="100%" />
        {steps.map(({kind, distance}, place) => (
          <circle
            key={`${place} ${distance}`}
            className={place < step ? styles.done : styles.coming}
            data-kind={kind}
            cx={across(place)}
            cy={`${95 - 0.9 * logarithmic(distance, range)}%`}
            r="0.26em"
          />
        ))}
      </svg>
      <p>
        smallest distance of each step
        {unitOf(definition) && ` [${unitOf(definition)}]`}, logarithmic:{' '}
        <span>
          <i data-kind="merge" /> merge
        </span>{' '}
        <span>
          <i data-kind="jet" /> jet
        </span>
      </p>{' '}
    </div>
  );
}
