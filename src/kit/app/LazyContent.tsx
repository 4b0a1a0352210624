import type {ComponentType, ReactNode} from 'react';
import {useLazy} from './LazyApp/useLazy';
import {Notice} from './Notice';

interface Props<Given extends object> {
  /** What loads, as the beginning of a sentence. */
  readonly title: string;
  /** Told apart by identity: declare it outside of components. */
  readonly load: () => Promise<ComponentType<Given>>;
  readonly given: Given;
}

/** A part of the app that is loaded when it is shown. */
export function LazyContent<Given extends object>({title, load, given}: Props<Given>): ReactNode {
  const {Loaded, hasFailed, ask} = useLazy(load, true);
  if (Loaded) return <Loaded {...given} />;
  return hasFailed ? (
    <Notice isUrgent button="Try again" onPress={ask}>
      <strong>{title} did not load.</strong> Perhaps the connection broke.
    </Notice>
  ) : (
    <p role="status">{title} is loading.</p>
  );
}
