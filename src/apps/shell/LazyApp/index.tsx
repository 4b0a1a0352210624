import {useEffect, useRef, type ComponentType, type CSSProperties, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {printBytes} from '@site/src/lib/printBytes';
import {Notice} from '../Notice';
import styles from './styles.module.css';
import {useLazy} from './useLazy';

interface Props<Given extends object> {
  /** What opens: `The analyser`. */
  readonly what: string;
  /** Told apart by identity: declare it outside of components. */
  readonly load: () => Promise<ComponentType<Given>>;
  readonly given: Given;
  /** What is loaded besides the code, in bytes. */
  readonly bytes: number;
  /** How high the open app is, in rem: by default, and where its place is 36 and 80 rem wide. */
  readonly heights: readonly [narrow: number, medium: number, wide: number];
}

/** Near enough to be seen soon. */
const margin = '300px';

/** Readers who save data, or have a slow line, open large things themselves. */
function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Loads an app when it comes into view, or on a click, into a place that is as high as the app will be. */
export function LazyApp<Given extends object>(props: Props<Given>): ReactNode {
  const {what, load, given, bytes, heights} = props;
  const {Loaded, isAsked, hasFailed, ask} = useLazy(load);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {current} = place;
    if (!current || savesData()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) ask();
      },
      {rootMargin: margin},
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [ask]);
  if (Loaded) return <Loaded {...given} />;
  const [narrow, medium, wide] = heights.map((height) => `${height}rem`);
  const style = {'--narrow': narrow, '--medium': medium, '--wide': wide} as CSSProperties;
  return (
    <div ref={place} className={styles.place} style={style}>
      {hasFailed ? (
        <Notice isUrgent button="Try again" onPress={ask}>
          <strong>{what} did not load.</strong> Perhaps the connection broke, or this page is older
          than the site: reload it if trying again does not help.
        </Notice>
      ) : isAsked ? (
        <p className={styles.loading} role="status">
          {what} is loading: about {printBytes(bytes)}.
        </p>
      ) : (
        <p className={styles.loading}>
          <SmallButton onClick={ask}>Open</SmallButton> {what} loads about {printBytes(bytes)}.
        </p>
      )}
    </div>
  );
}
