import {useCallback, useEffect, useState, type ComponentType} from 'react';

export interface Lazy<Given> {
  readonly Loaded: ComponentType<Given> | undefined;
  readonly isRequested: boolean;
  readonly hasFailed: boolean;
  readonly startLoading: () => void;
}

/** Loads a component on request or at once, and again on request after a failure. */
export function useLazy<Given>(
  load: () => Promise<ComponentType<Given>>,
  isRequestedAtOnce = false,
): Lazy<Given> {
  const [isRequested, setIsRequested] = useState(isRequestedAtOnce);
  const [failed, setFailed] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<Given>>();
  useEffect(() => {
    if (!isRequested || failed) return undefined;
    let isWanted = true;
    load().then(
      (component) => isWanted && setLoaded(() => component),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load, isRequested, failed]);
  const startLoading = useCallback(() => {
    setFailed(false);
    setIsRequested(true);
  }, []);
  return {Loaded, isRequested, hasFailed: failed, startLoading};
}
