import type {ReactNode} from 'react';
import {formatCount} from '@site/src/kit/format/numbers';
import type {Analyser} from '../analyser';
import {plotStyle} from '../view/plotStyle';
import styles from './Cockpit.module.css';

interface Props {
  readonly analyser: Analyser;
  readonly onOpen: (title: string) => void;
}

/** The provenance of the events, once for all plots. */
export function Foot({analyser, onOpen}: Props): ReactNode {
  return (
    <p className={styles.foot}>
      {plotStyle(analyser).label}: {formatCount(analyser.provenance.rows)} events. Nothing that you
      do here leaves your browser.{' '}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen('Provenance of the events')}
      >
        Provenance of the events
      </button>
    </p>
  );
}
