import type {ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {isComplete, type HeroState} from './model/state';
import {verdictOn} from './model/verdict';
import styles from './styles.module.css';

/** The meaning of the plot and the next step, with as many lines before the cut as after it. */
export function Words({state}: {readonly state: HeroState}): ReactNode {
  if (!isComplete(state)) {
    return (
      <p className={styles.words}>
        The invariant mass of the four leptons determines the bin of a collision.{' '}
        <span data-without-javascript="hide">
          Add collisions until you see a shape, then drag the line: fake leptons come with a spray
          of other particles, so keep isolated leptons only.
        </span>
      </p>
    );
  }
  const verdict = verdictOn(state.cut);
  return (
    <p className={styles.words}>
      <output>{formatNumber(verdict.significance, {decimals: 1})} standard deviations.</output>{' '}
      {verdict.meaning} {verdict.advice}
    </p>
  );
}
