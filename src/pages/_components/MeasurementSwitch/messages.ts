import type {Keeping} from '@site/src/lib/storage/KeptStore';
import type {Choice, Signal} from '@site/src/lib/measuring/choice';

interface Measuring {
  readonly isReported: boolean;
  readonly choice: Choice;
  readonly signal: Signal | undefined;
}

/** How page views are handled, in one sentence. */
export function outcome({isReported, choice, signal}: Measuring): string {
  if (signal !== undefined) {
    return `Your browser sends the signal “${signal}”, so nothing is reported, whatever you choose here.`;
  }
  if (isReported) return 'Page views are reported from this browser.';
  return choice === null
    ? 'Nothing is reported from this browser, because you have not agreed.'
    : 'Nothing is reported from this browser, because you said no.';
}

/** Messages for a choice that the browser cannot store. */
export const forgetting: Readonly<Record<Exclude<Keeping, 'kept'>, string>> = {
  blocked:
    'Your browser does not allow this site to store data, so your choice is kept only until you close or reload the page.',
  full: 'The browser storage of this site is full, so your choice is kept only until you close or reload the page.',
};
