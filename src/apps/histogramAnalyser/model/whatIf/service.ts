/** Makes a sample with other switches: the handler that runs in the worker or, as the fallback, in the page. */
import {runInSlices} from '@site/src/kit/worker/runInSlices';
import {transfer, type RequestContext} from '@site/src/kit/worker/service';
import {buffersOf, type Events} from '../events/events';
import type {WhatIfChoice} from './choice';
import {makingEvents, type Requirements} from './makeEvents';

export interface MakeParams {
  readonly requirements: Requirements;
  readonly choice: WhatIfChoice;
  /** Fraction of the usual number of simulated events. */
  readonly share: number;
}

/** The least progress to report, as a fraction of the whole. */
const minProgress = 0.01;

export const whatIfService = {
  /** Reports the fraction that is done. @throws EventsError, or the reason of the signal */
  async make(
    {requirements, choice, share}: MakeParams,
    {signal, onProgress}: RequestContext<number>,
  ): Promise<Events> {
    let reported = 0;
    const making = makingEvents(requirements, choice, share);
    const events = await runInSlices(making, signal, (done) => {
      signal.throwIfAborted();
      if (done < reported + minProgress) return;
      reported = done;
      onProgress(done);
    });
    return transfer(events, buffersOf(events));
  },
};
