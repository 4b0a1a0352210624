/** Long work cut into slices, between which a worker listens and a page draws. */

/** In milliseconds. */
const slice = 12;

/** Lets messages and drawing come first; unlike a timer, a message is not held back when it is repeated. */
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
 * @param isStopping asked before each step; what it says goes to the generator
 * @param onStep told what each step gave, many times between two pauses
 */
export async function inSlices<Step, Result>(
  steps: Generator<Step, Result, boolean>,
  isStopping: () => boolean,
  onStep: (step: Step) => void,
): Promise<Result> {
  for (;;) {
    const end = performance.now() + slice;
    let step = steps.next(isStopping());
    while (!step.done && performance.now() < end) {
      onStep(step.value);
      step = steps.next(isStopping());
    }
    if (step.done) return step.value;
    onStep(step.value);
    await pause();
  }
}
