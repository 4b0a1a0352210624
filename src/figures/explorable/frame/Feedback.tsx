import type {MouseEvent, ReactNode, Ref} from 'react';
import {SmallButton, smallButton} from '@site/src/components/SmallButton';
import {Quantity} from '@site/src/plot/symbol';
import type {Message} from './feedbackOf';
import styles from './Feedback.module.css';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly message: Message;
  /** All messages that may take the place of this one. */
  readonly later: readonly Message[];
  readonly hasPredicted: boolean;
  readonly isRevealed: boolean;
  readonly onShow: () => void;
  readonly onReset: () => void;
}

/**
 * The message below the answers, with the buttons that go with it. It has the height of the longest message from the
 * start, so that the picture does not move while it is changed.
 */
export function Feedback(props: Props): ReactNode {
  const {ref, message, later, hasPredicted, isRevealed, onShow, onReset} = props;

  // The button disappears when it is pressed, and passes the focus on.
  function show({currentTarget}: MouseEvent<HTMLButtonElement>): void {
    onShow();
    (currentTarget.nextElementSibling as HTMLElement).focus();
  }

  return (
    <div
      ref={ref}
      role="group"
      aria-label="Feedback"
      tabIndex={-1}
      className={styles.feedback}
      data-stage={isRevealed ? 'revealed' : undefined}
    >
      <div className={styles.messages}>
        <p>
          <strong>{message.lead}</strong> <Quantity label={message.text} />
        </p>
        {later.map(({lead, text}) => (
          <p key={text} aria-hidden className={styles.room} data-lead={lead} data-text={text} />
        ))}
      </div>
      <div className={styles.buttons}>
        {hasPredicted ? (
          <>
            {!isRevealed && <SmallButton onClick={show}>Show the answer</SmallButton>}
            <SmallButton onClick={onReset}>Reset</SmallButton>
          </>
        ) : (
          <span aria-hidden className={`${smallButton} ${styles.room}`} />
        )}
      </div>
    </div>
  );
}
