import {useRef, type ReactNode} from 'react';
import {LiveRegion} from '@site/src/kit/app/LiveRegion';
import {Notice} from '@site/src/kit/app/Notice';
import {formatPercent} from '@site/src/kit/format/quantities';
import {failureMessage} from '@site/src/kit/samples/failureMessage';
import type {Analyser} from '../analyser';

/** Announces the loading of events: once at the start, once at the end, and when it fails. */
export function LoadingNotice({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {loading} = analyser;
  const isLoading = loading !== undefined;
  const wasTold = useRef(false);
  const announce = (): string | null => {
    if (isLoading === wasTold.current) return null;
    wasTold.current = isLoading;
    return isLoading
      ? 'Preliminary numbers. Loading events …'
      : 'All events are loaded. The numbers are exact now.';
  };
  return (
    <>
      <LiveRegion about={isLoading} isSettled say={announce} />
      {loading?.failure && (
        <Notice isUrgent button="Retry" onPress={loading.retry}>
          <strong>Only {formatPercent(loading.share)} of the events are counted.</strong>{' '}
          {failureMessage(loading.failure).advice} Until then, all numbers are preliminary.
        </Notice>
      )}
    </>
  );
}
