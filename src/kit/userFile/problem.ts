/** Problems with a file of the user, each with advice. */
import type {SerializedError} from '@site/src/kit/worker/service';

export interface Problem {
  /** The problem, with row and column if there are any. */
  readonly what: string;
  /** Advice for the user. */
  readonly advice: string;
}

/** A file, or a choice of columns, that cannot be used. */
export class UserFileError extends Error implements Problem {
  override readonly name = 'UserFileError';

  constructor(
    readonly what: string,
    readonly advice: string,
  ) {
    super(`${what} ${advice}`);
  }
}

/** The problem for a failure of any kind. */
export function problemOf(error: unknown): Problem {
  if (error instanceof UserFileError) return {what: error.what, advice: error.advice};
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError && /alloc|array length|string length/i.test(message)) {
    return {
      what: 'The browser does not have enough memory for this file.',
      advice: 'Select fewer columns or rows, or close other tabs.',
    };
  }
  return {
    what: `The file cannot be read (${message}).`,
    advice: 'Check that it opens in the program that created it, or save it as CSV.',
  };
}

/** Rejects with an UserFileError for any failure of the work. */
export async function withProblems<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const {what, advice} = problemOf(error);
    throw new UserFileError(what, advice);
  }
}

/** The UserFileError that a worker threw. */
export function reviveProblem({fields}: SerializedError): UserFileError {
  const {what, advice} = fields as unknown as Problem;
  return new UserFileError(what, advice);
}
