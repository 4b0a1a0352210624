export type NtupleProblem =
  'notReleased' | 'otherRelease' | 'branch' | 'simulated' | 'notSupported' | 'empty' | 'tooMany';

/** A file that is not what a recorded sample is made of; the message says why and what to do. */
export class NtupleError extends Error {
  override readonly name = 'NtupleError';

  constructor(
    readonly kind: NtupleProblem,
    message: string,
  ) {
    super(message);
  }
}
