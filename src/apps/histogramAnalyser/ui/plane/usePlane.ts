import {useEffect, useMemo, useState} from 'react';
import {planeOf, type Pair, type Plane} from '../../model/plane/plane';
import type {Events} from '../../model/events/events';
import type {Analyser} from '../analyser';

interface LoadedEvents {
  readonly key: string;
  readonly events?: Events;
  readonly failure?: Error;
}

/** The plane of two quantities; undefined until the events are copied. */
export function usePlane(
  analyser: Analyser,
  {x, y}: Pair,
): {readonly plane: Plane | undefined; readonly failure: Error | undefined} {
  const {description, scheme, analysis, events} = analyser;
  const {cuts, options, luminosity} = analysis;
  const [loaded, setLoaded] = useState<LoadedEvents>();
  // Pseudo-data are generated for the luminosity; other options can choose or make other events.
  const key = JSON.stringify([Array.from(options), description.hasPseudoData ? luminosity : null]);
  const [read, setRead] = useState(() => events);
  const [readKey, setReadKey] = useState(key);
  if (readKey !== key) {
    setReadKey(key);
    setRead(() => events);
  }
  useEffect(() => {
    let isOver = false;
    read().then(
      (found) => !isOver && setLoaded({key: readKey, events: found}),
      (failure: Error) => !isOver && setLoaded({key: readKey, failure}),
    );
    return () => {
      isOver = true;
    };
  }, [read, readKey]);
  const found = loaded?.events;
  const plane = useMemo(
    () => (found && x !== y ? planeOf(found, scheme.dimensions, {x, y}, cuts) : undefined),
    [found, scheme, x, y, cuts],
  );
  return {plane, failure: loaded?.failure};
}
