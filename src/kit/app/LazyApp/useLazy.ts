import {useCallback, useEffect, useState, type ComponentType} from 'react';

export interface Lazy<Given> {
  readonly Loaded: ComponentType<Given> | undefined;
  readonly isAsked: boolean;
  readonly hasFailed: boolean;
  readonly ask: () => void;
}

/** Loads a component on request or at once, and again on request after a failure. */
export function useLazy<Given>(
  load: () => Promise<ComponentType<Given>>,
  isAskedAtOnce = false,
): Lazy<Given> {
  const [asked, setAsked] = useState(isAskedAtOnce);
  const [failed, setFailed] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<Given>>();
  useEffect(() => {
    if (!asked || failed) return undefined;
    let isWanted = true;
    load().then(
      (component) => isWanted && setLoaded(() => component),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load, asked, failed]);
  const ask = useCallback(() => {
    setFailed(false);
    setAsked(true);
  }, []);
  return {Loaded, isAsked: asked, hasFailed: failed, ask};
}
