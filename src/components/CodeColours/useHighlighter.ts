import {useEffect, useState} from 'react';
import {atHand} from './atHand';
import type {Highlighter} from './highlighter';

/**
 * What colours code; undefined until it is there, and for good where it cannot be fetched: code without
 * colours is still code.
 *
 * @param isWanted whether to fetch it at all
 */
export function useHighlighter(isWanted: boolean): Highlighter | undefined {
  const [loaded, setLoaded] = useState<{readonly highlight: Highlighter}>();
  useEffect(() => {
    if (!isWanted || atHand) return;
    import('./highlighter').then(setLoaded, () => undefined);
  }, [isWanted]);
  return atHand ?? loaded?.highlight;
}
