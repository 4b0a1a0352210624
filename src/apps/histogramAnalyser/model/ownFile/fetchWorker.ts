/** Fetches a file for a page, which must itself ask nobody but its own server: see deploy/headers.md. */
import {addressOf, fetchFile, type NamedBlob} from './fetchFile';
import {problemOf, type Problem} from './problem';

export interface Wanted {
  /** As the reader typed it. */
  readonly typed: string;
  /** Address of the page. */
  readonly base: string;
}

export type Fetched =
  | {readonly kind: 'file'; readonly file: NamedBlob}
  | {readonly kind: 'failed'; readonly problem: Problem};

/** What of a worker's global scope we use; the types of the project are those of a page. */
interface WorkerScope {
  onmessage: (event: MessageEvent<Wanted>) => void;
  postMessage(fetched: Fetched): void;
}

const scope = self as unknown as WorkerScope;

async function answer({typed, base}: Wanted): Promise<Fetched> {
  try {
    return {kind: 'file', file: await fetchFile(addressOf(typed, base), () => undefined)};
  } catch (error) {
    return {kind: 'failed', problem: problemOf(error)};
  }
}

scope.onmessage = ({data}) => void answer(data).then((fetched) => scope.postMessage(fetched));
