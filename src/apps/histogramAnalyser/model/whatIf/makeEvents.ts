/** Makes those samples again that have switches. */
import type {ProgressGenerator} from '@site/src/physics/montecarlo/stratified';
import {hww13WhatIf} from '@site/src/samples/hww13';
import type {WhatIf} from '@site/src/samples/hww13/whatIf';
import {hww13dWhatIf} from '@site/src/samples/hww13d';
import {hww8WhatIf} from '@site/src/samples/hww8';
import type {Sample} from '@site/src/samples/sample';
import type {AppDescription} from '../description';
import {EventsError, type Events} from '../events/events';
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
