import {useCallback, useRef, type ComponentType, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatBytes} from '@site/src/kit/format/bytes';
import {AppPlace, heightStyle, type Heights} from '../AppPlace';
import {Notice} from '../Notice';
import styles from './styles.module.css';
import {useLazy, type Lazy} from './useLazy';
import {useNearWindow} from './useNearWindow';

interface LoadInfo {
  /** What opens: `The analyser`. */
  readonly what: string;
  /** What is loaded besides the code, in bytes. */
  readonly bytes: number;
}

interface Props<Given extends object> extends LoadInfo {
  /** Compared by identity: declare it outside of components. */
  readonly load: () => Promise<ComponentType<Given>>;
  readonly given: Given;
  readonly heights: Heights;
}

/** Near enough to be seen soon. */
const margin = '300px';

/** Readers who save data, or have a slow line, open large things themselves. */
export function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** The placeholder of an app whose code is not loaded. */
function Before({
  what,
  bytes,
  isRequested,
  hasFailed,
  startLoading,
}: LoadInfo & Omit<Lazy<never>, 'Loaded'>) {
  const place = useRef<HTMLDivElement>(null);
  const preload = useCallback(() => {
    if (!savesData()) startLoading();
  }, [startLoading]);
  useNearWindow(place, margin, preload);
  return (
    <AppPlace ref={place} isReserved isLoading={isRequested && !hasFailed} className={styles.place}>
      {hasFailed ? (
        <Notice isUrgent button="Retry" onPress={startLoading}>
          <strong>{what} could not be loaded.</strong> The connection may have been lost, or the
          site may have been updated since you opened this page: reload it if retrying does not
          help.
        </Notice>
      ) : isRequested ? (
        <p className={styles.loading} role="status">
          Loading {what.toLowerCase()} … About {formatBytes(bytes)}.
        </p>
      ) : (
        <p className={styles.loading}>
          <SmallButton onClick={startLoading}>Open</SmallButton> {what} loads about{' '}
          {formatBytes(bytes)}.
        </p>
      )}
    </AppPlace>
  );
}

/** Loads an app when it comes into view, or on a click, into a place that is as high as the app will be. */
export function LazyApp<Given extends object>(props: Props<Given>): ReactNode {
  const {what, load, given, bytes, heights} = props;
  const {Loaded, ...loading} = useLazy(load);
  return (
    <div style={heightStyle(heights)}>
      {Loaded ? <Loaded {...given} /> : <Before what={what} bytes={bytes} {...loading} />}
    </div>
  );
}
