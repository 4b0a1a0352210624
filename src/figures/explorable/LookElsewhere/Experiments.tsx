import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly haveExcess: readonly boolean[];
  /** Number of the experiment that is shown, from 1. */
  readonly shown: number;
  readonly expected: string;
}

const columns = 10;

/** One square for each experiment, filled if it has an excess. */
export function Experiments({haveExcess, shown, expected}: Props): ReactNode {
  const count = haveExcess.filter(Boolean).length;
  return (
    <div className={styles.experiments}>
      <p className={styles.count}>
        <strong>{count}</strong> of {haveExcess.length} experiments have an excess; {expected}{' '}
        expected
      </p>
      <svg
        viewBox="-0.1 -0.1 10.1 10.1"
        role="img"
        aria-label={`${count} of ${haveExcess.length} squares are filled, one for each experiment with an excess.`}
        className={styles.grid}
      >
        {haveExcess.map((has, i) => (
          <rect
            key={i}
            x={i % columns}
            y={Math.floor(i / columns)}
            width="0.9"
            height="0.9"
            data-excess={has ? '' : undefined}
            data-shown={i + 1 === shown ? '' : undefined}
          />
        ))}
      </svg>
    </div>
  );
}
