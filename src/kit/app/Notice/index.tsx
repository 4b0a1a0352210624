import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import styles from './styles.module.css';

interface Props {
  /** Read out at once: nothing else works before. */
  readonly isUrgent?: boolean;
  readonly button?: string;
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What went wrong and what can be done, in the place where it happened. */
export function Notice({isUrgent = false, button, onPress, children}: Props): ReactNode {
  return (
    <div role={isUrgent ? 'alert' : undefined} className={styles.notice}>
      <p>{children}</p>
      {button !== undefined && onPress && <SmallButton onClick={onPress}>{button}</SmallButton>}
    </div>
  );
}
