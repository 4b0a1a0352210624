import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {useCopy} from '@site/src/hooks/useCopy';

interface Props {
  readonly text: string;
  readonly children: ReactNode;
}

const messages = {
  copied: 'Copied',
  blocked: 'Could not copy to the clipboard. Select the text and press Ctrl+C',
};

/** Copies a text, and says whether it did. */
export function CopyButton({text, children}: Props): ReactNode {
  const {copy, outcome} = useCopy(text);
  return (
    <>
      <SmallButton onClick={copy}>{children}</SmallButton>{' '}
      <span role="status">{outcome && messages[outcome]}</span>
    </>
  );
}
