import type {ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {SmallButton} from '@site/src/components/SmallButton';
import type {WhatIfSwitch} from '../../model/description';
import {choiceOf, isUsual, usualChoice, type WhatIfOption} from '../../model/whatIf/choice';
import {madeShare, whatIfNotes} from '../../model/whatIf/settings';
import type {Analyser} from '../analyser';
import styles from './Play.module.css';
import {useWhatIf, type WhatIfState} from './useWhatIf';

interface Switch {
  readonly option: WhatIfOption;
  readonly label: string;
  readonly values: readonly {readonly value: string; readonly label: string}[];
  /** Its effect, and the plots that show it. */
  readonly watch: string;
}

/** The switches in plain words. */
const switches: Readonly<Record<WhatIfSwitch, Switch>> = {
  spinCorrelations: {
    option: 'spin',
    label: 'Spin correlation of the W bosons',
    values: [
      {value: 'on', label: 'included'},
      {value: 'off', label: 'ignored'},
    ],
    watch:
      'Watch Δφ(ℓ, ℓ) for the Higgs boson. It has spin 0, so the two leptons tend to be emitted in similar directions; without spin correlation they are further apart.',
  },
  missingResolution: {
    option: 'resolution',
    label: 'Resolution of the missing transverse momentum',
    values: [
      {value: 'usual', label: 'usual'},
      {value: 'worse', label: 'a factor of 1.5 worse'},
      {value: 'twice', label: 'a factor of 2 worse'},
    ],
    watch:
      'Watch ETmiss for the Z boson, whose decay to two electrons or muons produces no neutrinos: all of this ETmiss comes from mismeasurement. Then watch the transverse mass, if this app shows it.',
  },
  bTagWorkingPoint: {
    option: 'btag',
    label: 'b-tagging working point',
    values: [
      {value: 'usual', label: 'usual, 85 %'},
      {value: 'loose', label: 'loose, 95 %'},
      {value: 'tight', label: 'tight, 70 %'},
    ],
    watch:
      'Watch N(b-tags). The loose working point has a higher b-tagging efficiency and a higher mistag rate; the tight working point lowers both. Which is best for rejecting tt̄?',
  },
  pileUp: {
    option: 'pileup',
    label: 'Pile-up',
    values: [
      {value: 'usual', label: 'usual'},
      {value: 'more', label: '0.5 additional jets per event'},
      {value: 'many', label: '1.5 additional jets per event'},
    ],
    watch:
      'Watch N(jets): pile-up jets appear in events that had none, and a jet veto rejects more of the signal. This simple simulation leaves the missing transverse momentum unchanged; in a real detector, pile-up would also degrade its resolution.',
  },
};

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
