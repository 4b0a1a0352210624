import type {ReactNode} from 'react';
import NotFoundContent from '@theme/NotFound/Content';
import {Frame} from './Frame';

export function NotFound(): ReactNode {
  return (
    <Frame title="What an unknown address shows" height={720}>
      <NotFoundContent />
    </Frame>
  );
}
