/** Requests that a page makes before the code that reads the answers is there. */

const answers = new Map<string, Promise<Response>>();

/** Requests a file whose answer `answerAt` will hand out. */
export function fetchEarly(address: string): void {
  const answer = fetch(address);
  // A failure is reported where the answer is read.
  answer.catch(() => undefined);
  answers.set(address, answer);
}

/** The answer to an early request, once; otherwise that to a new request. */
export function answerAt(address: string): Promise<Response> {
  const early = answers.get(address);
  answers.delete(address);
  return early ?? fetch(address);
}
