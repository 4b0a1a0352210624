import type {ReactNode} from 'react';
import {PrintAlone} from '@site/src/components/PrintAlone';
import {SmallButton} from '@site/src/components/SmallButton';
import {useCopy} from '@site/src/hooks/useCopy';
import type {ChallengeProgress} from '../../model/classResults/challenge';
import {caveat, summaryOf, summaryText} from '../../model/classResults/challengeSummary';
import type {Challenge} from '../../model/description';
import type {Analyser} from '../analyser';
import styles from './Play.module.css';

interface Props {
  readonly analyser: Analyser;
  readonly challenge: Challenge;
  readonly progress: ChallengeProgress;
}

type Facts = readonly (readonly [string, string])[];

function FactList({facts}: {readonly facts: Facts}): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.flatMap(([what, text]) => [
        <dt key={what}>{what}</dt>,
        <dd key={`${what}:`}>{text}</dd>,
      ])}
    </dl>
  );
}

/** What was reached, to read, copy and print. */
export function ChallengeResult({analyser, challenge, progress}: Props): ReactNode {
  const {description, analysis, provenance} = analyser;
  const facts: Facts = [
    ...summaryOf(description, analysis, challenge, progress, provenance),
    ['Link', window.location.href],
  ];
  const warning = caveat(progress, challenge);
  const all: Facts = [...facts, ['Uncertainty', warning]];
  const {copy, outcome} = useCopy(summaryText(description.title, all));
  return (
    <div className={styles.switch}>
      <FactList facts={all} />
      <div className={styles.row}>
        <SmallButton onClick={() => void copy()}>Copy this summary</SmallButton>
        <PrintAlone label="Print">
          <article className={styles.certificate}>
            <h1>{description.title}</h1>
            <FactList facts={all} />
          </article>
        </PrintAlone>
        <span role="status">
          {outcome === 'copied' && 'Copied.'}
          {outcome === 'blocked' &&
            'Could not copy to the clipboard. Select the text above and copy it.'}
        </span>
      </div>
    </div>
  );
}
