import {useEffect, useState} from 'react';
import type {Highlighter} from './highlighter';

/**
 * The highlighter where it is there from the start: while the pages are written, where `plugins/page-files`
 * puts `atHand.server.ts` in the place of this file. A browser has the colours in the page, and fetches the
 * highlighter for code that it makes itself.
 */
const atHand: Highlighter | undefined = undefined;

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
