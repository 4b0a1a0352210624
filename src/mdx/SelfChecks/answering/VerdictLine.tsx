import type {ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import type {Verdict} from '@site/src/lib/selfChecks/judge';
import styles from './styles.module.css';

const labels = {right: 'Right.', wrong: 'Not yet.', unread: ''} as const;

/** The reply to an answer, announced to screen readers. */
export function VerdictLine({verdict}: {readonly verdict: Verdict | undefined}): ReactNode {
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
