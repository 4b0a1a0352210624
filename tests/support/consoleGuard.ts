/** Every browser test fails on a console error or warning that is not on this list. */
import type {Page} from '@playwright/test';

interface Allowed {
  readonly pattern: RegExp;
  readonly reason: string;
}

/** Allowed in every test. Each entry needs a reason that a newcomer accepts. */
const allowedEverywhere: readonly Allowed[] = [];

export interface ConsoleGuard {
  /** Allows messages for the rest of this test; the test must then have seen each of them. */
  allow(pattern: RegExp, reason: string): void;
  /** What was said and not allowed, and what was allowed and never said. */
  problems(): readonly string[];
}

export function guardConsole(page: Page): ConsoleGuard {
  const said: string[] = [];
  const allowedHere: Allowed[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    said.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  return {
    allow(pattern, reason) {
      allowedHere.push({pattern, reason});
    },
    problems() {
      const allowed = [...allowedEverywhere, ...allowedHere];
      const unexpected = said.filter((line) => !allowed.some(({pattern}) => pattern.test(line)));
      const unused = allowedHere
        .filter(({pattern}) => !said.some((line) => pattern.test(line)))
        .map(({pattern, reason}) => `allowed but never said: ${pattern} (${reason})`);
      return [...unexpected, ...unused];
    },
  };
}
