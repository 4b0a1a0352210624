/** A failure that the user can fix, in a sentence with advice; any other error is a mistake in the tool. */
export class RecordedFailure extends Error {
  override readonly name = 'RecordedFailure';
}

/** The code of an error of the system, such as `ENOSPC`; also of the cause of a failed request. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return systemCode(error.cause);
}
