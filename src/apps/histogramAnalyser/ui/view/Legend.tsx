import type {ReactNode} from 'react';
import type {Analyser} from '../analyser';
import {DataMark, Swatch} from '../parts/Swatch';
import {dataName} from '../labels/dataWord';
import {outlineLabel} from '../plot/legendEntries';
import {plotStyle} from './plotStyle';
import styles from './Legend.module.css';

/** What the colours mean, above the plots: for layouts with the list of processes below them. */
export function Legend({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {description} = analyser;
  const {draw, signalFactor = null} = plotStyle(analyser);
  const factor = draw === 'stacked' ? signalFactor : null;
  return (
    <ul role="list" className={styles.legend} aria-label="Colours">
      {description.processes.map(({id, label, look, isSignal}) => (
        <li key={id}>
          <Swatch look={look} isOutlined={isSignal && factor !== null} />{' '}
          {isSignal ? outlineLabel(label, factor) : label}
        </li>
      ))}
      {description.hasPseudoData && (
        <li>
          <DataMark /> {dataName(analyser)}
        </li>
      )}
    </ul>
  );
}
