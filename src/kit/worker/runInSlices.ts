/** Long work in slices, between which a worker receives messages and a page draws. */

/** In milliseconds: shorter than a frame of the screen. */
const sliceLength = 12;

/** Lets messages and drawing come first. Unlike a timer, a message is not delayed when it is repeated. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * @param steps each step receives whether the signal is aborted, and may end the work then
 * @param onStep called with each step, many times between two pauses
 */
export async function runInSlices<Step, Result>(
  steps: Generator<Step, Result, boolean>,
  signal: AbortSignal,
  onStep: (step: Step) => void = () => undefined,
): Promise<Result> {
  for (;;) {
    const end = performance.now() + sliceLength;
    let step = steps.next(signal.aborted);
    while (!step.done && performance.now() < end) {
      onStep(step.value);
      step = steps.next(signal.aborted);
    }
    if (step.done) return step.value;
    onStep(step.value);
    await pause();
  }
}
