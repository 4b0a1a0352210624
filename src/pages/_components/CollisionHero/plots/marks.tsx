import type {CSSProperties, ReactNode} from 'react';
import type {Position} from '@site/src/plot/paths';
import styles from './plot.module.css';

/** Around the event of the collision that is drawn. */
export function Ring({x, y}: Position): ReactNode {
  return <span className={styles.ring} style={{'--x': x, '--y': y} as CSSProperties} aria-hidden />;
}

interface ReadoutProps {
  readonly large: string;
  readonly headline: string;
  readonly children: ReactNode;
}

/** The number that the histogram gives, in its corner. */
export function Readout({large, headline, children}: ReadoutProps): ReactNode {
  return (
    <div className={styles.readout} aria-hidden>
      <span className={styles.large}>{large}</span>
      <p>
        <b>{headline}</b>
        <br />
        {children}
      </p>
    </div>
  );
}
