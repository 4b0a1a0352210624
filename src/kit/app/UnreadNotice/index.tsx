import type {ReactNode} from 'react';
import {Notice} from '@site/src/kit/app/Notice';

interface Props {
  /** What the parts set, in words: `the luminosity`. */
  readonly parts: readonly string[];
  readonly onClose: () => void;
}

/** Which parts of a link could not be read. The live region is there from the start: what comes is read out. */
export function UnreadNotice({parts, onClose}: Props): ReactNode {
  const names = Array.from(new Set(parts));
  return (
    <div role="status">
      {names.length > 0 && (
        <Notice button="Continue" onPress={onClose}>
          <strong>Part of this link could not be read</strong>: {names.join(', ')}. It may be
          incomplete, or it was made with a different version of the app. All other settings were
          restored. If something is missing, ask for the link again.
        </Notice>
      )}
    </div>
  );
}
