import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {groupNames, type EventGroup} from '../../model/library';
import {quizFeedback} from '../../model/quizFeedback';
import {stopOf} from '../../model/sequence';
import type {Display} from '../display';
import {answerName, readAnswers, scoreOf} from './answers';
import {SeedField} from './SeedField';
import {useKept} from './useKept';
import styles from './Play.module.css';

/** Which process made this event? */
export function QuizSide({display}: {readonly display: Display}): ReactNode {
  const {event, state, sequence, go} = display;
  const [answers, setAnswers] = useKept('quiz', readAnswers);
  const at = stopOf(sequence, state);
  const stop = sequence[at];
  if (!stop?.group) return null;
  const name = answerName(state.seed, stop.event);
  const chosen = stop.choices.find((choice) => choice === answers[name]);
  const feedback = chosen && quizFeedback(event, stop.group, chosen);
  const {right, given} = scoreOf(answers, state.seed, sequence);
  const choose = (choice: EventGroup): void => {
    if (chosen === undefined) setAnswers({...answers, [name]: choice});
  };
  const outcome = (choice: EventGroup): 'right' | 'wrong' | undefined => {
    if (chosen === undefined) return undefined;
    if (choice === stop.group) return 'right';
    return choice === chosen ? 'wrong' : undefined;
  };
  return (
    <div className={styles.part} role="group" aria-label="Quiz">
      <p className={styles.title}>Question {at + 1}: which process made this event?</p>
      <div className={styles.choices}>
        {stop.choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-disabled={chosen !== undefined}
            aria-pressed={choice === chosen}
            data-outcome={outcome(choice)}
            onClick={() => choose(choice)}
          >
            {groupNames[choice]}
          </button>
        ))}
      </div>
      <div role="status">
        {feedback && (
          <div className={styles.feedback} data-outcome={feedback.isRight ? 'right' : 'wrong'}>
            <p>{feedback.evidence}</p>
            {feedback.expected && <p>{feedback.expected}</p>}
          </div>
        )}
      </div>
      {feedback ? (
        <p className={styles.buttons}>
          <SmallButton aria-disabled={at >= sequence.length - 1} onClick={() => go(1)}>
            Next question
          </SmallButton>
        </p>
      ) : (
        <p className={styles.remark}>
          Look, or read “This event in words” below: it says all that the picture shows.
        </p>
      )}
      <p className={styles.text}>
        {given === 0 ? 'No answer so far' : `${right} of ${given} right`}
        {given === sequence.length && '. That was the last question.'}
      </p>
      <SeedField display={display} label="Number of the quiz">
        The same number asks a whole class the same questions, in the same order.
      </SeedField>
      {given > 0 && (
        <p className={styles.buttons}>
          <SmallButton onClick={() => setAnswers({})}>Forget my answers</SmallButton>
        </p>
      )}
    </div>
  );
}
