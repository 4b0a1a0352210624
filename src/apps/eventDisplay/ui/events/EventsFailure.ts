import type {FailureKind} from '@site/src/samples/loading/failure';

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
