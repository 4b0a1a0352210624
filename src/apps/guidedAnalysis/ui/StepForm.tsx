import {useId, useState, type FormEvent, type ReactNode} from 'react';
import {Check, X} from 'lucide-react';
import {smallButton} from '@site/src/components/SmallButton';
import type {ChoiceStep, NumberStep, Step} from '@site/src/data/guidedAnalyses/schema';
import {checkAnswer} from '../model/progress';
import styles from './styles.module.css';

interface Props<Of extends Step> {
  readonly step: Of;
  readonly reply: string | undefined;
  readonly onReply: (reply: string) => void;
}

function ChoiceForm({step, reply, onReply}: Props<ChoiceStep>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{step.question}</legend>
      {step.replies.map(({id, text}) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            autoComplete="off"
            checked={reply === id}
            onChange={() => onReply(id)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

function NumberForm({step, reply, onReply}: Props<NumberStep>): ReactNode {
  const id = useId();
  const [written, setWritten] = useState<string>();
  const text = written ?? reply ?? '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') onReply(text);
    setWritten(undefined);
  };
  return (
    <form className={styles.number} onSubmit={submit}>
      <label htmlFor={id}>{step.question}</label>
      <span className={styles.line}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({target}) => setWritten(target.value)}
        />
        {step.unit}
        <button type="submit" className={smallButton}>
          Check
        </button>
      </span>
    </form>
  );
}

function Feedback({step, reply}: Pick<Props<Step>, 'step' | 'reply'>): ReactNode {
  const answer = reply === undefined ? undefined : checkAnswer(step, reply);
  return (
    <p role="status" className={styles.feedback} data-right={answer?.isRight}>
      {answer && (
        <>
          {answer.isRight ? (
            <Check size="1.1em" role="img" aria-label="Right:" />
          ) : (
            <X size="1.1em" role="img" aria-label="Not yet:" />
          )}{' '}
          {answer.feedback}
        </>
      )}
    </p>
  );
}

/** The question of a step, and what is said to the reply. */
export function StepForm({step, reply, onReply}: Props<Step>): ReactNode {
  return (
    <>
      {step.kind === 'choice' ? (
        <ChoiceForm step={step} reply={reply} onReply={onReply} />
      ) : (
        <NumberForm step={step} reply={reply} onReply={onReply} />
      )}
      <Feedback step={step} reply={reply} />
    </>
  );
}
