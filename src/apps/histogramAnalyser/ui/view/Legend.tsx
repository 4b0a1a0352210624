import type {ReactNode} from 'react';
import type {Analyser} from '../analyser';
import {DataMark, Swatch} from '../parts/Swatch';
import {dataWord} from '../words/dataWord';
import styles from './Legend.module.css';

/** What the colours mean, above the plots: for layouts with the list of processes below them. */
export function Legend({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {description} = analyser;
  return (
    <ul role="list" className={styles.legend} aria-label="Colours">
      {description.processes.map(({id, label, look}) => (
        <li key={id}>
          <Swatch look={look} /> {label}
        </li>
      ))}
      {description.hasPseudoData && (
        <li>
          <DataMark /> {dataWord(analyser)}
        </li>
      )}
    </ul>
  );
}
