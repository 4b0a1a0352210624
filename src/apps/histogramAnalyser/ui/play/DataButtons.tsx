import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import type {Analyser} from '../analyser';
import styles from './Play.module.css';

const maxSeeds = 999_999;

/** Other pseudo-data in the plots: as another run of the experiment might have given them. */
export function DataButtons({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {option, dispatch} = analyser;
  const now = Number(option('throw'));
  const set = (value: number): void =>
    dispatch({type: 'do', action: {type: 'option', name: 'throw', value}});
  const words =
    now === 0
      ? 'The plots show the pseudo-data of the sample.'
      : `The plots show throw ${now} of pseudo-data.`;
  return (
    <div className={styles.switch}>
      <div className={styles.row}>
        <SmallButton onClick={() => set((now % maxSeeds) + 1)}>Throw new data</SmallButton>
        <SmallButton aria-disabled={now === 0} onClick={() => now > 0 && set(0)}>
          The sample’s data
        </SmallButton>
      </div>
      <p className={styles.soft} role="status">
        {words} They are simulated for teaching: each throw lets every simulated event happen a
        Poisson number of times.
      </p>
    </div>
  );
}
