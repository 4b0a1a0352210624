import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';

interface Props {
  readonly what: string;
  readonly onRetry: () => void;
}

export function LoadFailure({what, onRetry}: Props): ReactNode {
  return (
    <p role="alert">
      {what} could not be loaded. <SmallButton onClick={onRetry}>Retry</SmallButton>
    </p>
  );
}
