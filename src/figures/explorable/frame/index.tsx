import {memo, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {Prediction} from './Prediction';
import type {Question} from './types';
import {unbroken} from './unbroken';
import {useSettled} from './useSettled';
import styles from './styles.module.css';

interface Props<State> {
  readonly question: Question<State>;
}

/** The picture that answers the question, for print and for pages without JavaScript. */
function FinishedPicture<State>({question}: Props<State>): ReactNode {
  const {prompt, answers, correct, finished, Picture, resultOf, origin} = question;
  const answer = answers.find(({key}) => key === correct);
  return (
    <div className={styles.finished} data-without-javascript="show">
      <p className={styles.prompt}>{unbroken(prompt)}</p>
      <Picture state={finished} hasPredicted />
      <p className={styles.result}>{unbroken(resultOf(finished))}</p>
      <p>
        <strong>{answer?.label}.</strong> {unbroken(answer?.reply ?? '')}
      </p>
      <p className={styles.origin}>{origin}</p>
    </div>
  );
}

const Finished = memo(FinishedPicture) as typeof FinishedPicture;

/** The next message to the user: to predict, to find out, or whether the prediction held. */
function feedbackOf<State>(
  {answers, correct, task}: Question<State>,
  predicted: string | undefined,
  isRevealed: boolean,
): {readonly lead: string; readonly text: string} {
  const answer = answers.find(({key}) => key === predicted);
  if (!answer) return {lead: 'Predict first.', text: 'Your answer unlocks the controls.'};
  if (!isRevealed) return {lead: 'Now find out.', text: task};
  return {
    lead: predicted === correct ? 'Your prediction was correct.' : 'The picture shows otherwise.',
    text: answer.reply,
  };
}

/**
 * A question with a prediction, a picture that the user changes, and feedback that depends on the prediction.
 * The controls are locked until the user has predicted; the prediction is compared when the picture shows the answer.
 */
export function Explorable<State extends object>({question}: Props<State>): ReactNode {
  const {start, finished, Picture, Controls, resultOf, isAnswered, origin} = question;
  const [state, setState] = useState(start);
  const [predicted, setPredicted] = useState<string>();
  const [isRevealed, setIsRevealed] = useState(false);
  const feedback = feedbackOf(question, predicted, isRevealed);
  const result = resultOf(state);
  const live = useRef<HTMLDivElement>(null);
  const announcement = useSettled(`${result} ${feedback.lead} ${feedback.text}`);

  function change(changed: Partial<State>): void {
    const next = {...state, ...changed};
    setState(next);
    if (isAnswered(next)) setIsRevealed(true);
  }

  // The buttons disappear when they are pressed, and pass the focus on.
  function show({currentTarget}: MouseEvent<HTMLButtonElement>): void {
    change(finished);
    (currentTarget.nextElementSibling as HTMLElement).focus();
  }

  function reset(): void {
    setState(start);
    setPredicted(undefined);
    setIsRevealed(false);
    live.current?.querySelector('button')?.focus();
  }

  return (
    <div className={styles.explorable}>
      <div ref={live} className={styles.live} data-without-javascript="hide">
        <Prediction
          {...question}
          predicted={predicted}
          correct={isRevealed ? question.correct : undefined}
          onPredict={setPredicted}
        />
        <Picture
          state={state}
          hasPredicted={predicted !== undefined}
          change={predicted === undefined ? undefined : change}
        />
        <p className={styles.result}>{unbroken(result)}</p>
        <fieldset className={styles.controls} disabled={predicted === undefined}>
          <legend className="visually-hidden">Controls</legend>
          <Controls state={state} change={change} />
        </fieldset>
        <div className={styles.feedback} data-stage={isRevealed ? 'revealed' : undefined}>
          <p>
            <strong>{feedback.lead}</strong> {unbroken(feedback.text)}
          </p>
          {predicted !== undefined && (
            <div className={styles.buttons}>
              {!isRevealed && <SmallButton onClick={show}>Show the answer</SmallButton>}
              <SmallButton onClick={reset}>Reset</SmallButton>
            </div>
          )}
        </div>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <p className={styles.origin}>{origin}</p>
      </div>
      <Finished question={question} />
    </div>
  );
}
