import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import type {Hints} from './useHints';
import styles from './Play.module.css';

function nameOf({shown, isOld}: Hints): string {
  if (isOld) return 'Hints for the current cuts';
  return shown.length === 0 ? 'Show a hint' : 'Show a more detailed hint';
}

/** Hints that were requested, computed from the cuts. */
export function HintList({hints}: {readonly hints: Hints}): ReactNode {
  const {shown, isOld, hasMore, requestHint} = hints;
  return (
    <div className={styles.switch}>
      <div aria-live="polite">
        {isOld && (
          <p className={styles.soft}>
            You have changed the selection since these hints were generated:
          </p>
        )}
        {shown.length > 0 && (
          <ol className={styles.hints} data-old={isOld}>
            {shown.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ol>
        )}
      </div>
      {hasMore && (
        <div>
          <SmallButton onClick={requestHint}>{nameOf(hints)}</SmallButton>
        </div>
      )}
    </div>
  );
}
