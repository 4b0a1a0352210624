import type {ReactNode} from 'react';
import {progressOf} from '../../model/classResults/challenge';
import {formatAgainst, measureNames} from '../../model/classResults/challengeSummary';
import type {Analyser} from '../analyser';
import styles from './ChallengeLine.module.css';

interface Props {
  readonly analyser: Analyser;
  /** Id of the challenge that the page sets; by default the first of the app. */
  readonly id: string | undefined;
  readonly headingLevel: 2 | 3;
  readonly onOpen: () => void;
}

/** The distance of the selection from the target of a challenge. */
export function ChallengeLine({analyser, id, headingLevel, onOpen}: Props): ReactNode {
  const {description, scheme, analysis, view} = analyser;
  const challenge =
    description.challenges.find((one) => one.id === id) ?? description.challenges[0];
  if (!challenge) return null;
  const Title = `h${headingLevel}` as const;
  const {significance, isReached} = progressOf(description, scheme, analysis, view, challenge);
  const {target, measure} = challenge;
  const reached = significance === null ? '–' : formatAgainst(significance, target);
  const share = Math.min(1, Math.max(0, (significance ?? 0) / target));
  return (
    <section className={styles.line}>
      <div>
        <Title>
          <button type="button" aria-haspopup="dialog" onClick={onOpen}>
            Challenge: reach {measureNames[measure]} = {target}
          </button>
        </Title>
        <span>
          {reached} of {target}
          {isReached && ' ✓'}
        </span>
      </div>
      <div className={styles.bar} aria-hidden>
        <span style={{width: `${100 * share}%`}} />
      </div>
    </section>
  );
}
