import {memo, useMemo, useRef, useState, type ReactNode, useEffect} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {Quantity} from '@site/src/plot/symbol';
import {Feedback} from './Feedback';
import {feedbackOf, laterMessages} from './feedbackOf';
import styles from './styles.module.css';
import type {Question, Answer} from './types';
import {unbroken} from './unbroken';

interface PredictionProps {
  readonly prompt: string;
  readonly answers: readonly Answer[];
  /** Key of the answer that the user predicted. */
  readonly predicted: string | undefined;
  /** Key of the answer that holds, once the picture has shown it. */
  readonly correct: string | undefined;
  readonly onPredict: (key: string) => void;
}

function remark(
  key: string,
  {predicted, correct}: Pick<PredictionProps, 'predicted' | 'correct'>,
): string {
  const isRight = key === correct;
  if (key === predicted) return isRight ? 'your prediction, correct' : 'your prediction';
  return isRight ? 'correct' : '';
}

/** The question with its answers as buttons. The first one that is pressed is the prediction, and stays. */
function Prediction(props: PredictionProps): ReactNode {
  const {prompt, answers, predicted, correct, onPredict} = props;
  return (
    <div className={styles.prediction}>
      <p className={styles.prompt}>{unbroken(prompt)}</p>
      <div className={styles.answers} role="group" aria-label="Your prediction">
        {answers.map(({key, label}) => (
          <button
            key={key}
            type="button"
            className={styles.answer}
            aria-pressed={key === predicted}
            aria-disabled={predicted !== undefined}
            data-correct={key === correct ? '' : undefined}
            onClick={() => predicted === undefined && onPredict(key)}
          >
            {label}
            <span className={styles.remark}>{remark(key, props)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Long enough that a held key or a drag is over, in ms. */
const pause = 700;

/** A text once it has stopped changing, for screen readers; empty until the first change. */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === first && settled === '') return undefined;
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}

interface Props<State> {
  readonly question: Question<State>;
}

interface ExplorableProps<State> extends Props<State> {
  /** The stage that is shown first; without it, the one before the prediction. */
  readonly initially?: {readonly predicted: string; readonly isRevealed?: boolean};
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
        <strong>{answer?.label}.</strong> <Quantity label={unbroken(answer?.reply ?? '')} />
      </p>
      <p className={styles.origin}>
        <Quantity label={origin} />
      </p>
    </div>
  );
}

const Finished = memo(FinishedPicture) as typeof FinishedPicture;

/**
 * A question with a prediction, a picture that the user changes, and feedback that depends on the prediction.
 * The controls are locked until the user has predicted; the prediction is compared when the picture shows the answer.
 */
export function Explorable<State extends object>(props: ExplorableProps<State>): ReactNode {
  const {question, initially} = props;
  const {start, finished, Picture, Controls, resultOf, isAnswered, origin} = question;
  const [state, setState] = useState(initially?.isRevealed ? finished : start);
  const [predicted, setPredicted] = useState(initially?.predicted);
  const [isRevealed, setIsRevealed] = useState(initially?.isRevealed ?? false);
  const message = feedbackOf(question, predicted, isRevealed);
  const later = useMemo(() => laterMessages(question), [question]);
  const result = resultOf(state);
  const live = useRef<HTMLDivElement>(null);
  const feedback = useRef<HTMLDivElement>(null);
  const announcedMessage = useSettled(`${message.lead} ${message.text}`);
  const announcedResult = useSettled(result);

  function change(changed: Partial<State>): void {
    const next = {...state, ...changed};
    setState(next);
    if (isAnswered(next)) setIsRevealed(true);
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
        <Feedback
          {...{message, later, isRevealed}}
          ref={feedback}
          hasPredicted={predicted !== undefined}
          onShow={() => change(finished)}
          onReset={reset}
        />
        <Picture
          state={state}
          hasPredicted={predicted !== undefined}
          change={predicted === undefined ? undefined : change}
        />
        <p className={styles.result} data-waits={predicted === undefined || undefined}>
          {unbroken(result)}
        </p>
        <fieldset className={styles.controls} disabled={predicted === undefined}>
          <legend className="visually-hidden">Controls</legend>
          <Controls state={state} change={change} />
        </fieldset>
        <div className={styles.verdict}>
          {isRevealed && (
            <>
              <strong>{message.lead}</strong>
              <SmallButton onClick={() => feedback.current?.focus()}>Read why</SmallButton>
            </>
          )}
        </div>
        <p role="status" className="visually-hidden">
          {announcedMessage}
        </p>
        <p role="status" className="visually-hidden">
          {announcedResult}
        </p>
        <p className={styles.origin}>
          <Quantity label={origin} />
        </p>
      </div>
      <Finished question={question} />
    </div>
  );
}
