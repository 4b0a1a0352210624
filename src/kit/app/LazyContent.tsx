import type {ComponentType, ReactNode} from 'react';
import {useLazy} from './LazyApp/useLazy';
import {Notice} from './Notice';

interface Props<Given extends object> {
  /** The thing that loads, as the beginning of a sentence: "The plot". */
  readonly title: string;
  /** Told apart by identity: declare it outside of components. */
  readonly load: () => Promise<ComponentType<Given>>;
  readonly given: Given;
}

/** A part of the app that is loaded when it is shown. */
export function LazyContent<Given extends object>({title, load, given}: Props<Given>): ReactNode {
  const {Loaded, hasFailed, startLoading} = useLazy(load, true);
  if (Loaded) return <Loaded {...given} />;
  return hasFailed ? (
    <Notice isUrgent button="Retry" onPress={startLoading}>
      <strong>{title} could not be loaded.</strong> Check your connection and retry.
    </Notice>
  ) : (
    <p role="status">Loading {title.replace(/^The /, 'the ')} …</p>
  );
}
