/** Every browser test fails on a console error or warning that is not on this list. */
import type {ConsoleMessage, Page} from '@playwright/test';

interface Allowed {
  readonly pattern: RegExp;
  readonly reason: string;
  /** Said in some runs only, because it depends on which of two things is faster. */
  readonly sometimes?: boolean;
}

/** Allowed in every test. Each entry needs a reason that a newcomer accepts. */
const allowedEverywhere: readonly Allowed[] = [];

export interface ConsoleGuard {
  /** Allows messages for this test, which must then have seen them, unless they come `sometimes`. */
  allow(pattern: RegExp, reason: string, options?: {readonly sometimes: boolean}): void;
  /** What was said and not allowed, and what was allowed and never said. */
  problems(): readonly string[];
  /** Listens no longer: for pages that outlive a test. */
  stop(): void;
}

export function guardConsole(page: Page): ConsoleGuard {
  const said: string[] = [];
  const allowedHere: Allowed[] = [];
  const hear = (message: ConsoleMessage): void => {
    if (!['error', 'warning'].includes(message.type())) return;
    said.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const hearError = (error: Error): unknown => said.push(`uncaught: ${error.message}`);
  page.on('console', hear);
  page.on('pageerror', hearError);
  return {
    allow(pattern, reason, {sometimes} = {sometimes: false}) {
      allowedHere.push({pattern, reason, sometimes});
    },
    problems() {
      const allowed = [...allowedEverywhere, ...allowedHere];
      const unexpected = said.filter((line) => !allowed.some(({pattern}) => pattern.test(line)));
      const unused = allowedHere
        .filter(({pattern, sometimes}) => !sometimes && !said.some((line) => pattern.test(line)))
        .map(({pattern, reason}) => `allowed but never said: ${pattern} (${reason})`);
      return [...unexpected, ...unused];
    },
    stop() {
      page.off('console', hear);
      page.off('pageerror', hearError);
    },
  };
}
