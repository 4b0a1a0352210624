/** Fetches files: the handler that runs in the worker or, as the fallback, in the page. */
import {addressOf, fetchFile, type NamedBlob} from './fetchFile';
import {withProblems} from './problem';

interface FetchParams {
  /** Address as the user typed it. */
  readonly typed: string;
  /** Address of the page. */
  readonly base: string;
}

export const fetchService = {
  /** @throws UserFileError */
  fetch: ({typed, base}: FetchParams): Promise<NamedBlob> =>
    withProblems(async () => fetchFile(addressOf(typed, base), () => undefined)),
};
