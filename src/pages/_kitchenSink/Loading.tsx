import type {ReactNode} from 'react';
import PageLoading from '@theme/Loading';
import {Frame} from './Frame';

const waiting = {
  isLoading: true,
  pastDelay: true,
  timedOut: false,
  error: null,
  retry: () => undefined,
};

const failed = {...waiting, isLoading: false, error: new Error('Loading chunk 42 failed')};

export function Loading(): ReactNode {
  return (
    <>
      <p>When a page takes longer than a moment to come:</p>
      <Frame title="A page that loads" height={320}>
        <PageLoading {...waiting} />
      </Frame>
      <p>When it does not come:</p>
      <Frame title="A page that failed to load" height={320}>
        <PageLoading {...failed} />
      </Frame>
    </>
  );
}
