import {useLayoutEffect, useRef, useState, type RefObject} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';

export interface WrittenCode {
  /** Whether the coloured code that came with the page stands for this code, and React leaves it alone. */
  readonly isWritten: boolean;
  /** Belongs on the element that holds it. */
  readonly element: RefObject<HTMLElement | null>;
}

/**
 * Keeps the code blocks that came with the page as they are. They have their colours already; to make each
 * word of them again costs a slow device more than the rest of a page.
 */
export function useWrittenCode(code: string): WrittenCode {
  const element = useRef<HTMLElement>(null);
  const isFirst = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const [written, setWritten] = useState(isFirst ? code : undefined);
  useLayoutEffect(() => {
    // If the page has none: with `npm start`, or if React had to render the page again.
    if (written !== undefined && !element.current?.hasChildNodes()) setWritten(undefined);
  }, [written]);
  return {isWritten: written === code, element};
}
