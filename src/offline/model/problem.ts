/** What can keep a copy from being saved, and how readers are told. */

export type ProblemKind =
  'unsupported' | 'insecure' | 'blocked' | 'space' | 'network' | 'changed' | 'stopped' | 'unlisted';

export class OfflineProblem extends Error {
  override readonly name = 'OfflineProblem';
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, cause?: unknown) {
    super(kind, {cause});
    this.kind = kind;
  }
}

export const problemWords: Readonly<Record<ProblemKind, string>> = {
  unsupported:
    'This browser cannot keep websites for offline. Private windows of some browsers cannot either. The zip for a USB stick, described below, works without this.',
  insecure:
    'Browsers keep pages for offline only from addresses that begin with https. This copy of the site has another one. The zip for a USB stick, described below, works without this.',
  blocked:
    'Your browser does not let this site store anything. Allow it in the settings of the browser for this site, or leave the private window, and try again.',
  space:
    'There is not enough room for this in the storage of your browser. Choose fewer apps, or free some room, and try again. What has come so far is kept.',
  network:
    'The connection broke off. What has come so far is kept: try again when you are online, and saving goes on where it stopped.',
  changed:
    'A file came otherwise than this version of the site has it; perhaps the site is being updated at this moment. What has come so far is kept. Try again in a few minutes.',
  stopped:
    'Stopped. What has come so far is kept: saving goes on from there when you start it again.',
  unlisted:
    'The list of what can be saved did not come. Check your connection and try again; a copy of the site that is served without its build does not have the list.',
};

/** What an error of the browser means to the reader. */
export function problemOf(error: unknown): OfflineProblem {
  if (error instanceof OfflineProblem) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return new OfflineProblem('stopped', error);
  if (name === 'QuotaExceededError') return new OfflineProblem('space', error);
  if (name === 'SecurityError') return new OfflineProblem('blocked', error);
  return new OfflineProblem('network', error);
}
