/** `offline`: no answer; `missing`: an answer without the file; `damaged`: another file than expected. */
export type FailureKind = 'offline' | 'missing' | 'damaged';

export class SampleFailure extends Error {
  override readonly name = 'SampleFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The failure that an error means; `damaged`, unless it is one. */
export function failureOf(error: unknown): SampleFailure {
  if (error instanceof SampleFailure) return error;
  return new SampleFailure('damaged', error instanceof Error ? error.message : String(error));
}
