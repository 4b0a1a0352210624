import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import notice from '@site/src/apps/shell/Notice/styles.module.css';

interface Props {
  /** What of the address could not be read. */
  readonly unread: readonly string[];
  readonly onClose: () => void;
}

/** Told where a link was cut off or changed. */
export function UnreadNotice({unread, onClose}: Props): ReactNode {
  return (
    <div role="status">
      {unread.length > 0 && (
        <div className={notice.notice}>
          <p>
            Some of this link could not be read and is left out: {unread.join(', ')}. All else is as
            the link says.
          </p>
          <SmallButton onClick={onClose}>Go on</SmallButton>
        </div>
      )}
    </div>
  );
}
