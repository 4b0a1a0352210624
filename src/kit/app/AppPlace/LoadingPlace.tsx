import type {ReactNode} from 'react';
import {AppPlace} from '.';
import styles from './styles.module.css';

interface Props {
  /** What is on its way, as the beginning of a sentence: `The sample is loading`. */
  readonly what: string;
  /** From 0 to 1. */
  readonly progress: number;
}

/** The place of an app that has its code, while its data come. */
export const LoadingPlace = ({what, progress}: Props): ReactNode => (
  <AppPlace isLoading className={styles.loading}>
    <label>
      {what}{' '}
      <progress value={progress} max={1}>
        {Math.round(100 * progress)} %
      </progress>
    </label>
  </AppPlace>
);
