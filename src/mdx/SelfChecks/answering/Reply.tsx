import {useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {Check} from 'lucide-react';
import {RichText} from '@site/src/components/RichText';
import {SmallButton, smallButton} from '@site/src/components/SmallButton';
import type {Question, Answer, NumberAnswer} from '@site/src/data/selfChecks/schema';
import {formatDate} from '@site/src/kit/format/dates';
import {formatSignificant} from '@site/src/kit/format/numbers';
import {judgeNumber, judgeOptions, type Verdict} from '@site/src/lib/selfChecks/judge';
import {OptionInputs} from './OptionInputs';
import styles from './styles.module.css';
import {keepAnswer, useKeptChecks} from './useKeptChecks';

interface NumberInputProps {
  /** Id of the question's text. */
  readonly labelledBy: string;
  readonly answer: NumberAnswer;
  readonly text: string;
  readonly verdict: Verdict | undefined;
  readonly onChange: (text: string) => void;
}

/** A number with its unit. The fields of the kit would bring the styles of all apps to the page. */
function NumberInput({labelledBy, answer, text, verdict, onChange}: NumberInputProps): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.numeric}>
      <label htmlFor={id}>Answer</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-describedby={answer.unit && `${id}-unit`}
        aria-invalid={verdict?.kind === 'unread' || undefined}
        onChange={({target}) => onChange(target.value)}
      />
      <span id={`${id}-unit`}>{answer.unit}</span>
    </div>
  );
}

/** The options of a question that was answered, with the correct ones marked; or its number. */
function Solved({answer}: {readonly answer: Answer}): ReactNode {
  if (answer.kind === 'number') {
    return (
      <p className={styles.solved}>
        Answer: {formatSignificant(answer.value, 6)}
        {answer.unit && ` ${answer.unit}`}
      </p>
    );
  }
  return (
    <ul role="list" className={styles.solved}>
      {answer.options.map(({text, correct}) => (
        <li key={text} data-correct={correct}>
          {correct && <Check size="1.1em" role="img" aria-label="Correct:" />}
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}

const labels = {right: 'Right.', wrong: 'Not yet.', unread: ''} as const;

/** The reply to an answer, announced to screen readers. */
function VerdictLine({verdict}: {readonly verdict: Verdict | undefined}): ReactNode {
  return (
    <div role="status" className={styles.verdict} data-verdict={verdict?.kind}>
      {verdict && (
        <>
          <strong>{labels[verdict.kind]}</strong> <RichText text={verdict.text} />
          {verdict.kind === 'wrong' && ' Try again.'}
        </>
      )}
    </div>
  );
}

export interface ReplyProps {
  readonly page: string;
  readonly question: Question;
  /** True to show the form even if the question was answered before. */
  readonly isRepeated: boolean;
  /** Id of the question's text. */
  readonly labelledBy: string;
  /** True if the worked answer is shown. */
  readonly isOpen: boolean;
  /** Shows the worked answer, or hides it. */
  readonly onOpen: (isOpen: boolean) => void;
}

/** The controls of a question: its inputs, and the reply to the answer. */
export function Reply(props: ReplyProps): ReactNode {
  const {page, question, isRepeated, labelledBy, isOpen, onOpen} = props;
  const {id, answer, review: isReviewed = false} = question;
  const record = useKeptChecks().kept.records[id];
  const [isAsked, setAsked] = useState(isRepeated || !record?.solvedAt);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();
  const [isSolved, setSolved] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const button = useId();
  // Names the button by its own text and the question, to tell it from those of the other questions.
  const named = {id: button, 'aria-labelledby': `${button} ${labelledBy}`};

  function check(event: FormEvent): void {
    event.preventDefault();
    const result =
      answer.kind === 'number' ? judgeNumber(answer, text) : judgeOptions(answer, chosen);
    setVerdict(result);
    if (result.kind === 'unread') {
      form.current?.querySelector('input')?.focus();
      return;
    }
    const isRight = result.kind === 'right';
    // Checks after a right answer are made with the worked answer in view.
    if (!isSolved) {
      keepAnswer(id, {page, isRight, isAided: isOpen, isReviewed, now: Date.now()});
    }
    if (isRight) {
      setSolved(true);
      onOpen(true);
    }
  }

  // The verdict is about the answer that was checked, and not about the one that replaces it.
  function edit<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      set(value);
      setVerdict(undefined);
    };
  }

  function askAgain(): void {
    setAsked(true);
    onOpen(false);
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  }

  if (!isAsked && record?.solvedAt) {
    const how = record.isFirstTry ? ', on the first attempt' : '';
    return (
      <div>
        <Solved answer={answer} />
        <div className={styles.actions}>
          <SmallButton {...named} onClick={askAgain}>
            Answer again
          </SmallButton>
          <p className={styles.verdict} data-verdict="right">
            Answered correctly on {formatDate(new Date(record.solvedAt))}
            {how}.
          </p>
        </div>
      </div>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={check}>
      {answer.kind === 'number' ? (
        <NumberInput {...{labelledBy, answer, text}} verdict={verdict} onChange={edit(setText)} />
      ) : (
        <OptionInputs {...{labelledBy, answer, chosen}} onChange={edit(setChosen)} />
      )}
      <div className={styles.actions}>
        <button type="submit" className={smallButton} {...named}>
          Check
        </button>
        <VerdictLine verdict={verdict} />
      </div>
    </form>
  );
}
