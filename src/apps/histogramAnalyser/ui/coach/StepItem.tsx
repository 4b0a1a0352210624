import type {ReactNode} from 'react';
import {Check} from 'lucide-react';
import {Quantity} from '@site/src/plot/symbol';
import type {PlannedStep} from '../../model/coach/evaluate';
import type {Filter} from '../../model/cuts/filters';
import {areOtherValues, comparedAt} from '../../model/coach/numbers';
import {readingAt} from '../../model/coach/position';
import {formatMeasure} from '../labels/figureOfMerit';
import {CurrentStep} from './CurrentStep';
import {effectText} from './effectText';
import styles from './StepItem.module.css';
import type {CoachProps, CoachState} from './useCoach';
import type {GuideControl} from './useGuide';
import {cutsInSigns, readingText, titleOf, verdictText} from './messages';

export interface StepProps extends Pick<CoachProps, 'drawn' | 'isCompact' | 'hasOnePlot'> {
  readonly control: GuideControl;
  readonly state: CoachState;
  readonly planned: PlannedStep;
  /** Index among the steps, from 0. */
  readonly place: number;
  readonly isHinted: boolean;
  readonly onAnswer: (reply: string) => void;
  /** Sets the cut on a quantity; null clears it. While `isMoving` more will follow. */
  readonly onCut: (dimension: string, filter: Filter | null, isMoving: boolean) => void;
}

/** Figures of merit after a step: that of the guide and, if the step is done, that of the user. */
function Merits({control, state, planned, place}: StepProps): ReactNode {
  const {given, count, progress, analysis, measure, uncertainty} = state;
  const isDone = progress.done[place] ?? false;
  // A first guide is about the plot only.
  if (control.isPreset || !count) return null;
  const hasPrediction = ({step: {question}}: PlannedStep): boolean =>
    question !== undefined && question.kind !== 'reason';
  // The outcome of a prediction is not given away.
  if (!isDone && given.plan.slice(progress.current, place + 1).some(hasPrediction)) return null;
  const doneIn = state.states[place];
  const {cuts} = doneIn ?? analysis;
  const compared = comparedAt(count, planned, cuts, measure, uncertainty);
  if (!compared) return null;
  return (
    <span className={styles.merits}>
      {doneIn && isDone ? (
        <>
          <span className="visually-hidden">yours </span>
          <b>{formatMeasure(measure, compared.yours)}</b>
          <span aria-hidden> / </span>
          <span className="visually-hidden">, the guide’s </span>
        </>
      ) : (
        'guide’s '
      )}
      {formatMeasure(measure, compared.guide)}
    </span>
  );
}

/**
 * Result of a done step: a different value that is accepted, what was read off, and the outcome of the prediction.
 */
export function Outcome({
  control,
  state,
  planned,
  place,
}: Pick<StepProps, 'control' | 'state' | 'planned' | 'place'>): ReactNode {
  const {given, count, answers, states, measure, uncertainty} = state;
  const {description} = given;
  const cuts = states[place]?.cuts;
  const yours = cuts && cutsInSigns(description, cuts, planned.on, true);
  const theirs = cutsInSigns(description, planned.after, planned.on, true);
  // A count below 1 and one below 0.5 are written alike, because they are the same selection.
  const isOther = cuts !== undefined && areOtherValues(planned, cuts) && yours !== theirs;
  const verdict = verdictText(given, planned, answers.get(planned.step.id));
  const reading = cuts && readingAt(given, planned, cuts);
  const effect =
    control.isPreset && count && cuts
      ? effectText(count, planned, cuts, measure, uncertainty)
      : null;
  return (
    <>
      {isOther && (
        <p className={styles.other}>
          Yours is <Quantity label={yours ?? ''} />, the guide’s <Quantity label={theirs} />. That
          is fine.
        </p>
      )}
      {effect && <p className={styles.verdict}>{effect}</p>}
      {reading && <p className={styles.verdict}>{readingText(given, planned, reading)}</p>}
      {verdict && <p className={styles.verdict}>{verdict}</p>}
    </>
  );
}

/** The reason for a cut whose effect was predicted. It was hidden if the cut came before the answer. */
function Explanation({state, planned: {step}, place}: StepProps): ReactNode {
  const isPredicted = step.question !== undefined && step.question.kind !== 'reason';
  const isLast = place === state.progress.current - 1;
  return isPredicted && isLast && step.why ? <p className={styles.verdict}>{step.why}</p> : null;
}

/** A step of a guide: done, current, or still to come. */
export function StepItem(props: StepProps): ReactNode {
  const {state, planned, place} = props;
  const {done, current} = state.progress;
  const isDone = done[place] ?? false;
  const isCurrent = place === current;
  return (
    <li
      className={styles.step}
      data-step={isDone ? 'done' : isCurrent ? 'current' : 'later'}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles.number}>
        {isDone ? (
          <>
            <Check size={14} strokeWidth={3} aria-hidden />
            <span className="visually-hidden">Done:</span>
          </>
        ) : (
          place + 1
        )}
      </span>
      <span className={styles.title}>
        <Quantity label={titleOf(state.given.description, planned)} />
      </span>
      <Merits {...props} />
      {isDone && <Outcome {...props} />}
      {isDone && <Explanation {...props} />}
      {isCurrent && <CurrentStep {...props} />}
    </li>
  );
}
