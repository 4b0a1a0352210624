/** Makes a sample with other switches: the handler that runs in the worker or, as the fallback, in the page. */
import {runInSlices} from '@site/src/kit/worker/runInSlices';
import {transfer, type RequestContext} from '@site/src/kit/worker/service';
import type {ProgressGenerator} from '@site/src/physics/montecarlo/stratified';
import {hww13WhatIf} from '@site/src/samples/hww13';
import type {WhatIf} from '@site/src/samples/hww13/whatIf';
import {hww13dWhatIf} from '@site/src/samples/hww13d';
import {hww8WhatIf} from '@site/src/samples/hww8';
import type {Sample} from '@site/src/samples/sample';
import type {AppDescription} from '../description';
import {buffersOf, type Events, EventsError} from '../events/events';
import {madeEvents} from '../events/madeEvents';
import {samplePseudoData} from '../events/samplePseudoData';
import type {WhatIfChoice} from './choice';
import {whatIfOf} from './settings';

/** The part of a description that is needed; it is sent to a worker. */
export type Requirements = Pick<
  AppDescription,
  'key' | 'processes' | 'histograms' | 'hasPseudoData'
>;

type Maker<Event> = (whatIf: WhatIf, share: number) => ProgressGenerator<Sample<Event>>;

const eventMaker = <Event>(make: Maker<Event>) =>
  function* making(
    whatIf: WhatIf,
    share: number,
    requirements: Requirements,
  ): ProgressGenerator<Events> {
    return madeEvents(yield* make(whatIf, share), requirements);
  };

const makers: Readonly<Record<string, ReturnType<typeof eventMaker>>> = {
  hww13: eventMaker(hww13WhatIf),
  hww13d: eventMaker(hww13dWhatIf),
  hww8: eventMaker(hww8WhatIf),
};

/**
 * The events of an app after its sample was simulated again; reports the fraction that is done. Pseudo-data are
 * sampled from the changed simulation: they are what would be seen if the world were so.
 *
 * @param share of the usual number of simulated events
 * @throws EventsError for a sample of which the toy cannot change anything
 */
export function* makingEvents(
  requirements: Requirements,
  choice: WhatIfChoice,
  share: number,
): ProgressGenerator<Events> {
  const make = makers[requirements.key];
  if (!make) throw new EventsError(`The sample ${requirements.key} cannot be simulated again.`);
  const events = yield* make(whatIfOf(choice), share, requirements);
  return requirements.hasPseudoData
    ? samplePseudoData(
        events,
        requirements.processes.map(() => 1),
        0,
      )
    : events;
}

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
