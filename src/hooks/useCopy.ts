import {useCallback, useEffect, useState} from 'react';

type Outcome = 'copied' | 'blocked' | undefined;

/** How long the outcome is shown: a sentence takes longer to read than a tick. */
const milliseconds = {copied: 2_000, blocked: 10_000};

interface Copying {
  readonly copy: () => Promise<void>;
  /** Undefined before and while copying, and again a few seconds later. */
  readonly outcome: Outcome;
}

// Pages that did not come over HTTPS have no clipboard at all: this throws then.
const writeText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/**
 * Copies a text to the clipboard and says whether the browser let it.
 * @param text or a function that returns it when it is copied
 * @param write copies what the text stands for, if that is not the text itself
 */
export function useCopy(text: string | (() => string), write = writeText): Copying {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(setOutcome, milliseconds[outcome]);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = useCallback(async () => {
    setOutcome(undefined);
    try {
      await write(typeof text === 'string' ? text : text());
      setOutcome('copied');
    } catch {
      setOutcome('blocked');
    }
  }, [text, write]);
  return {copy, outcome};
}
