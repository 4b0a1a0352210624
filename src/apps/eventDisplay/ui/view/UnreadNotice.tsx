import type {ReactNode} from 'react';
import {Notice} from '@site/src/apps/shell/Notice';
import {nameParameter} from '../words/nameParameter';

interface Props {
  readonly unread: readonly string[];
  readonly onClose: () => void;
}

/** Which parts of a link could not be read. The live region stands from the start: what comes is read out. */
export function UnreadNotice({unread, onClose}: Props): ReactNode {
  const names = Array.from(new Set(unread.map(nameParameter)));
  return (
    <div role="status">
      {names.length > 0 && (
        <Notice button="Go on with the rest" onPress={onClose}>
          <strong>Part of this link could not be read</strong>: {names.join(', ')}. It may have been
          cut off when it was copied, or be of another version of the display. All else is set as
          the link says; ask for the link again if something is missing.
        </Notice>
      )}
    </div>
  );
}
