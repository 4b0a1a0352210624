/** Problems that stop a copy from being saved, and their messages. */

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

export const problemMessages: Readonly<Record<ProblemKind, string>> = {
  unsupported:
    'This browser cannot save websites for offline use; neither can private windows in some browsers. The zip archive for a USB stick, described below, works without this.',
  insecure:
    'Browsers save pages for offline use only from URLs that begin with https; the URL of this copy of the site does not. The zip archive for a USB stick, described below, works without this.',
  blocked:
    'Your browser does not allow this site to store data. Allow it in the browser settings for this site, or use a window that is not private, and retry.',
  space:
    'There is not enough storage space in your browser. Select fewer apps, or free some disk space, and retry. The files downloaded so far are kept.',
  network:
    'The connection was lost. The files downloaded so far are kept: retry when you are online, and saving will resume.',
  changed:
    'A file does not match this version of the site; an update of the site may be in progress. The files downloaded so far are kept. Retry in a few minutes.',
  stopped: 'Stopped. The files downloaded so far are kept: saving will resume from there.',
  unlisted:
    'Could not load the list of files to save. Check your connection and retry. The list exists only in a built copy of the site.',
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
