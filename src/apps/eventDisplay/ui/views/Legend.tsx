import type {ReactNode} from 'react';
import {byVariable} from '@site/src/lib/picture/grounds';
import type {Shown} from '../../model/selection';
import {LegendMark, markSize} from './LegendMark';
import {legendOf} from './legendOf';
import {looks} from './looks';
import styles from './Legend.module.css';

/** What the colours, dashes and shapes of a picture mean: those that are in it. */
export function Legend({shown}: {readonly shown: Shown}): ReactNode {
  return (
    <ul className={styles.legend} role="list">
      {legendOf(shown).map((look) => (
        <li key={look}>
          <svg {...markSize} viewBox={`0 0 ${markSize.width} ${markSize.height}`} aria-hidden>
            <LegendMark look={look} paint={byVariable} />
          </svg>
          {looks[look].name}
        </li>
      ))}
    </ul>
  );
}
