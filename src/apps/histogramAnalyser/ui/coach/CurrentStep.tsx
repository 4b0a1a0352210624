import {type ReactNode, useMemo, useId} from 'react';
import {Lightbulb} from 'lucide-react';
import {Quantity} from '@site/src/plot/symbol';
import {meritOf} from '../../model/coach/counter';
import type {GuideContext} from '../../model/coach/evaluate';
import {readingAt} from '../../model/coach/position';
import {repliesTo} from '../../model/coach/prediction';
import type {Question} from '../../model/coach/types';
import {edgesOf} from '../../model/counting/axis';
import type {Filter} from '../../model/cuts/filters';
import type {HistogramDescription} from '../../model/description';
import {formatMeasure} from '../labels/figureOfMerit';
import {CategoryFields} from '../plot/CategoryFields';
import {RangeNumbers} from '../plot/RangeNumbers';
import {useCut, type OnCut} from '../plot/useCut';
import {Comparison} from './Comparison';
import styles from './CurrentStep.module.css';
import {faultText} from './faultText';
import {hintOf, plotOf, readingText} from './messages';
import {ShowMe} from './ShowMe';
import type {StepProps} from './StepItem';

interface QuestionFieldProps {
  readonly given: GuideContext;
  readonly question: Question;
  /** Id of the chosen reply; undefined before a choice. */
  readonly answer: string | undefined;
  readonly onAnswer: (reply: string) => void;
}

/** A question of a step: a prediction, whose outcome the cut shows, or a reason, which is explained at once. */
function QuestionField({given, question, answer, onAnswer}: QuestionFieldProps): ReactNode {
  const name = useId();
  const reply =
    question.kind === 'reason' ? question.replies.find(({id}) => id === answer) : undefined;
  return (
    <fieldset className={styles.question}>
      <legend>
        {question.kind !== 'reason' && <b>Predict first. </b>}
        {question.text}
      </legend>
      <div className={styles.replies}>
        {repliesTo(given.description, question).map(({id, text}) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              autoComplete="off"
              checked={id === answer}
              onChange={() => onAnswer(id)}
            />
            {text}
          </label>
        ))}
      </div>
      <p role="status" className={styles.feedback} data-right={reply?.isRight}>
        {reply?.feedback ??
          (answer !== undefined && question.kind !== 'reason' && 'Noted. Now make the cut.')}
      </p>
    </fieldset>
  );
}

interface StepFieldsProps {
  readonly histogram: HistogramDescription;
  readonly cut: Filter | undefined;
  /** Null clears the cut; while `isMoving` more will follow. */
  readonly onCut: OnCut;
}

/** The cut on the quantity of a step, as categories or as two ends: it is made without leaving the plot that it changes. */
function StepFields({histogram, cut, onCut}: StepFieldsProps): ReactNode {
  const {axis, categories, title} = histogram;
  const control = useCut(cut, onCut);
  const edges = useMemo(() => edgesOf(axis), [axis]);
  if (categories) return <CategoryFields histogram={histogram} control={control} />;
  return (
    <div role="group" aria-label={`Ends of the range: ${title}`} className={styles.range}>
      <RangeNumbers {...{histogram, edges, control}} />
    </div>
  );
}

/** The user's figure of merit, in a step that requires a target. */
function Target({state, planned}: StepProps): ReactNode {
  const {goal} = planned.step;
  if (goal.kind !== 'merit') return null;
  const reached = meritOf(state.given.count(state.analysis.cuts), goal.measure);
  return (
    <p>
      Your current value: <b>{formatMeasure(goal.measure, reached)}</b>
    </p>
  );
}

/** The faults of the user's cut, or a reminder of the open question. */
function Problem({state, planned}: StepProps): ReactNode {
  const {given, analysis, progress} = state;
  if (progress.isAnswerMissing) {
    return <p className={styles.problem}>Answer the question to complete this step.</p>;
  }
  const reading = readingAt(given, planned, analysis.cuts);
  if (reading) {
    return (
      <p role="status" className={styles.problem}>
        {readingText(given, planned, {...reading, expected: undefined})} That is not the peak yet.
      </p>
    );
  }
  const {question, id} = planned.step;
  const isAsked = question !== undefined && !state.answers.has(id);
  return (
    <div role="status">
      {Array.from(progress.faults, ([name, fault]) => (
        <p key={name} className={styles.problem}>
          <Quantity label={faultText(given, planned, analysis.cuts, name, fault, isAsked)} />
        </p>
      ))}
    </div>
  );
}

/** The current step in full: its reason, its question, the numbers so far, its plot and a hint. */
export function CurrentStep(props: StepProps): ReactNode {
  const {control, drawn, hasOnePlot, state, planned, place, isHinted, isCompact} = props;
  const {onAnswer, onCut} = props;
  const {description} = state.given;
  const {step} = planned;
  const plot = plotOf(planned);
  const at = plot === undefined ? -1 : drawn.indexOf(plot);
  const histogram = description.histograms.find(({dimension}) => dimension === plot);
  const {question} = step;
  // The reason for a cut would give away the answer.
  const isGivenAway =
    question !== undefined && question.kind !== 'reason' && !state.answers.has(step.id);
  return (
    <div className={styles.current}>
      {step.why && !isGivenAway && <p>{step.why}</p>}
      {question && (
        <QuestionField
          given={state.given}
          question={question}
          answer={state.answers.get(step.id)}
          onAnswer={onAnswer}
        />
      )}
      {step.hasFields && histogram && (
        <StepFields
          histogram={histogram}
          cut={state.analysis.cuts.get(histogram.dimension)}
          onCut={(filter, isMoving) => onCut(histogram.dimension, filter, isMoving)}
        />
      )}
      <Target {...props} />
      {!control.isPreset && <Comparison {...{state, planned, place, isCompact}} />}
      <Problem {...props} />
      <ShowMe {...{control, drawn, hasOnePlot, planned, state}} />
      <p role="status" className={styles.hint}>
        {isHinted && (
          <>
            <Lightbulb size={16} aria-hidden />{' '}
            <span>
              <b>Hint:</b>{' '}
              <Quantity
                label={hintOf(description, planned, at < 0 || hasOnePlot ? undefined : at + 1)}
              />
            </span>
          </>
        )}
      </p>
    </div>
  );
}
