/** Why a file of the user cannot be used, and what to do about it. */
import type {SerializedError} from '@site/src/kit/worker/service';

export interface Problem {
  /** What is wrong, with row and column where there are some. */
  readonly what: string;
  /** What the reader can do. */
  readonly cure: string;
}

/** A file, or a choice of columns, that cannot be used. */
export class OwnFileError extends Error implements Problem {
  override readonly name = 'OwnFileError';

  constructor(
    readonly what: string,
    readonly cure: string,
  ) {
    super(`${what} ${cure}`);
  }
}

/** The words for a failure of any kind. */
export function problemOf(error: unknown): Problem {
  if (error instanceof OwnFileError) return {what: error.what, cure: error.cure};
  const said = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError && /alloc|array length|string length/i.test(said)) {
    return {
      what: 'The browser has not enough memory for this file.',
      cure: 'Take fewer columns or fewer rows, or close other tabs.',
    };
  }
  return {
    what: `The file cannot be read (${said}).`,
    cure: 'Check that it opens in the program that made it, or save it as CSV.',
  };
}

/** Rejects with an OwnFileError for any failure of the work. */
export async function withProblems<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const {what, cure} = problemOf(error);
    throw new OwnFileError(what, cure);
  }
}

/** The OwnFileError that a worker threw. */
export function reviveProblem({fields}: SerializedError): OwnFileError {
  const {what, cure} = fields as unknown as Problem;
  return new OwnFileError(what, cure);
}
