import {useId, type ReactNode} from 'react';
import type {GuideContext} from '../../model/coach/evaluate';
import {repliesTo} from '../../model/coach/prediction';
import type {Question} from '../../model/coach/types';
import styles from './Question.module.css';

interface Props {
  readonly given: GuideContext;
  readonly question: Question;
  /** Id of the chosen reply; undefined before a choice. */
  readonly answer: string | undefined;
  readonly onAnswer: (reply: string) => void;
}

/** A question of a step: a prediction, whose outcome the cut shows, or a reason, which is explained at once. */
export function QuestionField({given, question, answer, onAnswer}: Props): ReactNode {
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
