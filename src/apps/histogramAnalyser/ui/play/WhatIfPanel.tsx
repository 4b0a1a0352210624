import type {ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {SmallButton} from '@site/src/components/SmallButton';
import {choiceOf, isUsual, usualChoice} from '../../model/whatIf/choice';
import {madeShare, whatIfNotes} from '../../model/whatIf/settings';
import type {Analyser} from '../analyser';
import styles from './Play.module.css';
import {switches} from './switches';
import {useWhatIf, type WhatIfState} from './useWhatIf';

interface StateProps {
  readonly state: WhatIfState;
  /** What the plots show now, in sentences. */
  readonly notes: readonly string[];
  readonly onUsual: () => void;
}

function StateLine({state: {making, hasFailed, stop}, notes, onUsual}: StateProps): ReactNode {
  const percent = Math.floor(100 * (making?.done ?? 0));
  return (
    <>
      <div className={styles.state} data-kind={hasFailed ? 'problem' : undefined}>
        <div role="status">
          {making && (
            <p>The sample is being made anew. The plots show the former one until then.</p>
          )}
          {!making && hasFailed && <p>The sample could not be made anew. Nothing has changed.</p>}
          {!making && !hasFailed && notes.map((note) => <p key={note}>{note}</p>)}
          {!making && !hasFailed && notes.length === 0 && (
            <p>The plots show the sample as usual.</p>
          )}
        </div>
        {making && (
          <div className={styles.row}>
            <progress
              className={styles.meter}
              max={100}
              value={percent}
              aria-label="Share of the sample that is made"
            />
            <span aria-hidden>{percent} %</span>
            <SmallButton onClick={stop}>Stop</SmallButton>
          </div>
        )}
      </div>
      {!making && notes.length > 0 && (
        <div>
          <SmallButton onClick={onUsual}>Back to usual</SmallButton>
        </div>
      )}
    </>
  );
}

/** Switches of nature and detector: the sample is made anew as it would be then. */
export function WhatIfPanel({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {description, scheme, analysis} = analyser;
  const state = useWhatIf(analyser);
  const {choice, choose} = state;
  if (description.whatIf.length === 0) return null;
  const set = choiceOf(scheme, analysis);
  const notes = isUsual(set) ? [] : whatIfNotes(set).map(([what, text]) => `${what}: ${text}`);
  return (
    <div className={styles.panel}>
      <p>
        Change nature or the detector, and see which histogram answers. Your browser then makes the
        sample anew, with one in {1 / madeShare} of its simulated events, which takes some seconds.
        Your cuts stay.
      </p>
      <div className={styles.switches}>
        {description.whatIf.map((name) => {
          const {option, label, values, watch} = switches[name];
          return (
            <div key={name} className={styles.switch}>
              <ChoiceRow
                label={label}
                value={choice[option] ?? ''}
                options={values}
                onChange={(value) => choose({...choice, [option]: value})}
              />
              <p className={styles.soft}>{watch}</p>
            </div>
          );
        })}
      </div>
      <StateLine state={state} notes={notes} onUsual={() => choose(usualChoice(set))} />
    </div>
  );
}
