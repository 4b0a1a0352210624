import type {ReactNode} from 'react';
import {byVariable} from '@site/src/lib/picture/grounds';
import type {VisibleObjects} from '../../model/selection';
import {LegendMark, markSize} from './LegendMark';
import {legendOf} from './legendOf';
import {objectStyles} from './objectStyles';
import styles from './Legend.module.css';

/** What the colours, dashes and shapes of a picture mean: those that are in it. */
export function Legend({shown}: {readonly shown: VisibleObjects}): ReactNode {
  return (
    <ul className={styles.legend} role="list">
      {legendOf(shown).map((look) => (
        <li key={look}>
          <svg {...markSize} viewBox={`0 0 ${markSize.width} ${markSize.height}`} aria-hidden>
            <LegendMark look={look} paint={byVariable} />
          </svg>
          {objectStyles[look].name}
        </li>
      ))}
    </ul>
  );
}
