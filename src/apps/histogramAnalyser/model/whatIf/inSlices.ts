/** Long work on the page itself, cut into slices between which the page can answer. */
import type {Making} from '@site/src/physics/montecarlo/stratified';

/** In milliseconds: shorter than a frame of the screen. */
const slice = 12;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** @throws the reason of the signal, between two slices after it was aborted */
export async function inSlices<Result>(
  making: Making<Result>,
  onProgress: (done: number) => void,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    const end = performance.now() + slice;
    let step = making.next();
    while (!step.done && performance.now() < end) step = making.next();
    if (step.done) return step.value;
    onProgress(step.value);
    await pause();
    signal?.throwIfAborted();
  }
}
