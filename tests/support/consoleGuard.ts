/** Every browser test fails on a console error or warning that is not on this list. */
import type {ConsoleMessage, Page} from '@playwright/test';

interface Allowed {
  readonly pattern: RegExp;
  readonly reason: string;
  /** Printed in some runs only, because it depends on which of two things is faster. */
  readonly sometimes?: boolean;
}

/** Allowed in every test. Each entry needs a reason that a newcomer accepts. */
const allowedEverywhere: readonly Allowed[] = [];

export interface ConsoleGuard {
  /** Allows messages for this test, which must then have seen them, unless they come `sometimes`. */
  allow(pattern: RegExp, reason: string, options?: {readonly sometimes: boolean}): void;
  /** Messages that were printed and not allowed, and patterns that were allowed and never matched. */
  problems(): readonly string[];
  /** Listens no longer: for pages that outlive a test. */
  stop(): void;
}

export function guardConsole(page: Page): ConsoleGuard {
  const messages: string[] = [];
  const allowedHere: Allowed[] = [];
  const handleMessage = (message: ConsoleMessage): void => {
    if (!['error', 'warning'].includes(message.type())) return;
    messages.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const handleError = (error: Error): unknown => messages.push(`uncaught: ${error.message}`);
  page.on('console', handleMessage);
  page.on('pageerror', handleError);
  return {
    allow(pattern, reason, {sometimes} = {sometimes: false}) {
      allowedHere.push({pattern, reason, sometimes});
    },
    problems() {
      const allowed = [...allowedEverywhere, ...allowedHere];
      const unexpected = messages.filter(
        (line) => !allowed.some(({pattern}) => pattern.test(line)),
      );
      const unused = allowedHere
        .filter(
          ({pattern, sometimes}) => !sometimes && !messages.some((line) => pattern.test(line)),
        )
        .map(({pattern, reason}) => `allowed but never printed: ${pattern} (${reason})`);
      return [...unexpected, ...unused];
    },
    stop() {
      page.off('console', handleMessage);
      page.off('pageerror', handleError);
    },
  };
}
