import type {ReactNode} from 'react';
import {colourTokens} from './colourTokens';
import styles from './Colours.module.css';

export function Colours(): ReactNode {
  return (
    <ul className={styles.swatches} role="list">
      {colourTokens.map((token) => (
        <li key={token}>
          <span
            className={styles.colour}
            data-token={token}
            style={{backgroundColor: `var(--${token})`}}
          />
          <code>{token}</code>
        </li>
      ))}
    </ul>
  );
}
