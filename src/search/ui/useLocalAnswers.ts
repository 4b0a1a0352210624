import {useEffect} from 'react';
import {answeredLocally} from './localAnswers';

/**
 * While the modal is open, answers its questions on this page: DocSearch knows one address to ask,
 * and calls the page's `fetch` for it.
 */
export function useLocalAnswers(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const {fetch: original} = globalThis;
    const standIn: typeof fetch = (input, init) =>
      answeredLocally(input, init) ?? original.call(globalThis, input, init);
    globalThis.fetch = standIn;
    return () => {
      if (globalThis.fetch === standIn) globalThis.fetch = original;
    };
  }, [isOn]);
}
