/** `offline`: no answer; `missing`: an answer without the file; `damaged`: another file than expected. */
export type FailureKind = 'offline' | 'missing' | 'damaged';

/** Why events of the library are not there. */
export class EventsFailure extends Error {
  override readonly name = 'EventsFailure';

  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
  }
}
