import {useEffect, useRef, useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {deleteChecks} from '@site/src/mdx/SelfChecks/answering/useKeptChecks';
import styles from './styles.module.css';

interface Props {
  /** True if there is something to delete. */
  readonly hasAnswers: boolean;
  readonly onDelete: () => void;
}

/** Deletes all answers and the name, after a second press. */
export function DeleteAnswers({hasAnswers, onDelete}: Props): ReactNode {
  const [step, setStep] = useState<'offered' | 'asked' | 'cancelled' | 'deleted'>('offered');
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const buttons = line.current?.querySelectorAll('button');
    if (step === 'asked') buttons?.[1]?.focus();
    if (step === 'cancelled') buttons?.[0]?.focus();
    if (step === 'deleted') line.current?.focus();
  }, [step]);
  if (step === 'deleted' && !hasAnswers) {
    return (
      <p ref={line} tabIndex={-1} role="status" className={styles.delete}>
        Your answers were deleted.
      </p>
    );
  }
  if (!hasAnswers) return null;
  if (step !== 'asked') {
    return (
      <p ref={line} className={styles.delete}>
        <SmallButton onClick={() => setStep('asked')}>Delete my answers</SmallButton>
      </p>
    );
  }
  const remove = (): void => {
    deleteChecks();
    setStep('deleted');
    onDelete();
  };
  return (
    <p ref={line} className={styles.delete}>
      Delete all answers and the name for the certificate? This cannot be undone.
      <SmallButton onClick={remove}>Delete</SmallButton>
      <SmallButton onClick={() => setStep('cancelled')}>Cancel</SmallButton>
    </p>
  );
}
