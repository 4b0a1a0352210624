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
            <p>Simulating the sample again … Until it is ready, the plots show the previous one.</p>
          )}
          {!making && hasFailed && <p>Could not simulate the sample again. Nothing has changed.</p>}
          {!making && !hasFailed && notes.map((note) => <p key={note}>{note}</p>)}
          {!making && !hasFailed && notes.length === 0 && <p>The plots show the nominal sample.</p>}
        </div>
        {making && (
          <div className={styles.row}>
            <progress
              className={styles.meter}
              max={100}
              value={percent}
              aria-label="Fraction of the sample simulated so far"
            />
            <span aria-hidden>{percent} %</span>
            <SmallButton onClick={stop}>Stop</SmallButton>
          </div>
        )}
      </div>
      {!making && notes.length > 0 && (
        <div>
          <SmallButton onClick={onUsual}>Reset</SmallButton>
        </div>
      )}
    </>
  );
}

/** Assumptions about physics and detector: the sample is simulated again with them. */
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
        Change the physics or the detector, and see which histograms respond. Your browser then
        simulates the sample again, with one in {1 / madeShare} of its events, which takes a few
        seconds. Your cuts are kept.
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
