import {useState, type ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatCount} from '@site/src/kit/format/numbers';
import {progressOf, type ChallengeProgress} from '../../model/classResults/challenge';
import {measureNames, formatAgainst, formatError} from '../../model/classResults/challengeSummary';
import {hintsOf} from '../../model/cuts/hints';
import type {Challenge} from '../../model/description';
import {withOption} from '../../model/options';
import {choiceOf, usualChoice, withChoice} from '../../model/whatIf/choice';
import type {Analyser} from '../analyser';
import {ChallengeResult} from './ChallengeResult';
import styles from './Play.module.css';

interface HintState {
  readonly hints: readonly string[];
  /** Number of hints that the user has requested. */
  readonly shown: number;
  /** The analysis that they are about. */
  readonly state: string;
}

interface Hints {
  readonly shown: readonly string[];
  /** True if the cuts have changed since. */
  readonly isOld: boolean;
  readonly hasMore: boolean;
  readonly requestHint: () => void;
}

/** Hints one after another, about the cuts at the time of the first; changed cuts start the hints again. */
function useHints(analyser: Analyser, challenge: Challenge): Hints {
  const [asked, setAsked] = useState<HintState | null>(null);
  const {cuts, luminosity, shown: processes, options} = analyser.analysis;
  const state = JSON.stringify([
    challenge.id,
    Array.from(cuts),
    luminosity,
    processes,
    Array.from(options),
  ]);
  const isOld = asked !== null && asked.state !== state;
  const requestHint = (): void => {
    if (!analyser.isSettled) return;
    if (asked && !isOld) setAsked({...asked, shown: asked.shown + 1});
    else setAsked({hints: hintsOf(analyser, challenge), shown: 1, state});
  };
  const shown = asked?.hints.slice(0, asked.shown) ?? [];
  return {shown, isOld, hasMore: isOld || !asked || asked.shown < asked.hints.length, requestHint};
}

function nameOf({shown, isOld}: Hints): string {
  if (isOld) return 'Hints for the current cuts';
  return shown.length === 0 ? 'Show a hint' : 'Show a more detailed hint';
}

/** Hints that were requested, computed from the cuts. */
function HintList({hints}: {readonly hints: Hints}): ReactNode {
  const {shown, isOld, hasMore, requestHint} = hints;
  return (
    <div className={styles.switch}>
      <div aria-live="polite">
        {isOld && (
          <p className={styles.soft}>
            You have changed the selection since these hints were generated:
          </p>
        )}
        {shown.length > 0 && (
          <ol className={styles.hints} data-old={isOld}>
            {shown.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ol>
        )}
      </div>
      {hasMore && (
        <div>
          <SmallButton onClick={requestHint}>{nameOf(hints)}</SmallButton>
        </div>
      )}
    </div>
  );
}

interface Part {
  readonly challenge: Challenge;
  readonly progress: ChallengeProgress;
}

interface WholePart extends Part {
  readonly analyser: Analyser;
}

const toTarget = (value: number, target: number): number =>
  Math.min(1, Math.max(0, value / target));

function Progress({challenge, progress}: Part): ReactNode {
  const {significance, simulationError, effectiveEvents} = progress;
  const {measure, target, minEffectiveEvents} = challenge;
  const value = significance ?? 0;
  const name = measureNames[measure];
  const text = significance === null ? '–' : formatAgainst(value, target);
  return (
    <div className={styles.switch}>
      <p>
        {name} = <span className={styles.number}>{text}</span>
        {significance !== null && ` ± ${formatError(simulationError)}`}, target {target}
      </p>
      <meter
        className={styles.meter}
        min={0}
        max={1}
        value={toTarget(value, target)}
        aria-label={`${name}: ${text} of ${target}`}
      />
      <p className={styles.soft}>
        The uncertainty shown is the MC statistical uncertainty. The effective number of simulated
        background events is {formatCount(Math.round(effectiveEvents))}; the challenge requires{' '}
        {minEffectiveEvents}.
      </p>
    </div>
  );
}

/** Sets normalisation and switches to those of the challenge, and keeps the cuts. */
function Obstacle({analyser, challenge, progress: {obstacle}}: WholePart): ReactNode {
  if (obstacle === null) return null;
  const {scheme, analysis, dispatch} = analyser;
  const remove = (): void => {
    const preset = challenge.preset ?? 'default';
    const options = withOption(scheme.options, analysis.options, 'preset', preset);
    const usual = usualChoice(choiceOf(scheme, analysis));
    const next = withChoice(scheme, {...analysis, options}, usual);
    dispatch({type: 'do', action: {type: 'replace', analysis: next}});
  };
  return (
    <div className={styles.state} data-kind="problem">
      <p>
        {obstacle === 'preset'
          ? 'The challenge uses a different normalisation.'
          : 'The challenge uses the nominal sample: a setting under “What if” has been changed.'}
      </p>
      <div>
        <SmallButton onClick={remove}>Use the challenge settings and keep my cuts</SmallButton>
      </div>
    </div>
  );
}

function outcomeMessage({challenge, progress}: Part): string {
  if (progress.isReached) return `You have reached the target of ${challenge.target}.`;
  if (!progress.isTargetMet || progress.obstacle) return '';
  return 'You have reached the target, but too few simulated events pass your cuts for a reliable result. Loosen a cut.';
}

function OneChallenge({analyser, challenge}: Omit<WholePart, 'progress'>): ReactNode {
  const {description, scheme, analysis, view} = analyser;
  const progress = progressOf(description, scheme, analysis, view, challenge);
  const hints = useHints(analyser, challenge);
  const words = outcomeMessage({challenge, progress});
  const whole = {analyser, challenge, progress};
  const isOther = analysis.luminosity !== description.luminosity;
  return (
    <>
      <p>{challenge.task}</p>
      <Progress challenge={challenge} progress={progress} />
      {isOther && (
        <p className={styles.soft}>
          The challenge is evaluated at {description.luminosity} fb⁻¹, whatever luminosity is set.
        </p>
      )}
      <Obstacle {...whole} />
      <div
        className={words === '' ? undefined : styles.state}
        data-kind={progress.isReached ? 'reached' : 'problem'}
      >
        <p role="status">{words}</p>
        {progress.isReached && analyser.isSettled && <ChallengeResult {...whole} />}
      </div>
      {!progress.isReached && <HintList hints={hints} />}
    </>
  );
}

interface Props {
  readonly analyser: Analyser;
  /** Id of the challenge to begin with; the first of the app, unless said. */
  readonly challenge?: string | undefined;
}

/** A target to reach with cuts, and hints that are computed from those of the reader. */
export function ChallengePanel({analyser, challenge: first}: Props): ReactNode {
  const {challenges} = analyser.description;
  const [id, setId] = useState(first);
  const challenge = challenges.find((one) => one.id === id) ?? challenges[0];
  if (!challenge) return null;
  return (
    <div className={styles.panel}>
      {challenges.length > 1 && (
        <ChoiceRow
          label="Challenge"
          value={challenge.id}
          options={challenges.map(({id: value, title}) => ({value, label: title}))}
          onChange={setId}
        />
      )}
      <OneChallenge key={challenge.id} analyser={analyser} challenge={challenge} />
    </div>
  );
}
