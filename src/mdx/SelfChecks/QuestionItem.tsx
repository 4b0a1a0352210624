import {useId, useState, type ComponentType, type ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import type {Answer, Question} from '@site/src/data/selfChecks/schema';
import type {ReplyProps} from './answering/Reply';
import styles from './styles.module.css';

/** The options, or the unit, shown without JavaScript in place of the controls. */
function Unanswered({answer}: {readonly answer: Answer}): ReactNode {
  if (answer.kind === 'number') {
    return <p data-search="skip">{answer.unit && `Answer: … ${answer.unit}`}</p>;
  }
  // Most options are wrong, and therefore nothing that the search may quote.
  return (
    <ul data-search="skip">
      {answer.options.map(({text}) => (
        <li key={text}>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly page: string;
  readonly question: Question;
  /** True to show the form even if the question was answered before. */
  readonly isRepeated?: boolean;
  /** The controls, once they are loaded. */
  readonly Reply: ComponentType<ReplyProps> | undefined;
  /** The content after the question. */
  readonly children?: ReactNode;
}

/** A question with its options and its worked answer. */
export function QuestionItem(props: Props): ReactNode {
  const {page, question, isRepeated = false, Reply, children} = props;
  const {explanation, answer} = question;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const paragraphs = typeof explanation === 'string' ? [explanation] : explanation;
  return (
    <li className={styles.item}>
      <p id={id} className={styles.question}>
        <RichText text={question.question} />
      </p>
      {Reply ? (
        <Reply {...{page, question, isRepeated, isOpen}} labelledBy={id} onOpen={setOpen} />
      ) : (
        <Unanswered answer={answer} />
      )}
      <details
        className={styles.worked}
        open={isOpen}
        onToggle={({currentTarget}) => setOpen(currentTarget.open)}
      >
        <summary data-search="skip">Worked solution</summary>
        {paragraphs.map((text) => (
          <p key={text}>
            <RichText text={text} />
          </p>
        ))}
      </details>
      {children}
    </li>
  );
}
