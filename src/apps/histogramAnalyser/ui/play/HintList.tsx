import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import type {Hints} from './useHints';
import styles from './Play.module.css';

function nameOf({shown, isOld}: Hints): string {
  if (isOld) return 'Hints for the cuts as they are now';
  return shown.length === 0 ? 'Give me a hint' : 'Another hint, saying more';
}

/** Hints as they were asked for, computed from the cuts. */
export function HintList({hints}: {readonly hints: Hints}): ReactNode {
  const {shown, isOld, hasMore, ask} = hints;
  return (
    <div className={styles.switch}>
      <div aria-live="polite">
        {isOld && <p className={styles.soft}>You have changed something since these hints:</p>}
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
          <SmallButton onClick={ask}>{nameOf(hints)}</SmallButton>
        </div>
      )}
    </div>
  );
}
