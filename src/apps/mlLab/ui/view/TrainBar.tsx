import type {ReactNode} from 'react';
import {Notice} from '@site/src/kit/app/Notice';
import type {Lab} from '../lab';
import {methodLabels} from '../labels/methodLabels';
import styles from './view.module.css';

/** The button that everything waits for, how far training is, and what went wrong. */
export function TrainBar({lab}: {readonly lab: Lab}): ReactNode {
  const {training, trained, isStale, state, start, store, coming} = lab;
  const {isRunning, history, problem} = training;
  const last = isRunning ? history.at(-1) : undefined;
  const word = methodLabels[state.settings.method].step;
  return (
    <div className={styles.train}>
      <div className={styles.trainRow}>
        <button
          type="button"
          className="button button--primary"
          aria-keyshortcuts="T"
          aria-disabled={coming !== null || undefined}
          onClick={isRunning ? store.stop : start}
        >
          {isRunning ? 'Stop' : trained ? 'Train again' : 'Train'}
        </button>
        {coming !== null ? (
          <label className={styles.progress}>
            <progress max={1} value={coming} />
            <span>loading the events</span>
          </label>
        ) : isRunning ? (
          <label className={styles.progress}>
            <progress max={last?.of ?? 1} value={last?.step ?? 0} />
            <span>{last ? `${word} ${last.step} of ${last.of}` : 'preparing'}</span>
          </label>
        ) : (
          <span className={styles.remark}>
            {trained && !isStale && trained.ending}
            {trained && isStale && 'You have changed the settings: train again to see the effect.'}
            {!trained && 'No model trained yet.'}
          </span>
        )}
      </div>
      {problem !== null && <Notice isUrgent>{problem}</Notice>}
    </div>
  );
}
