/** The result that a class code stands for, counted from the sample. */
import type {DecodedSample} from '@site/src/samples/format/decode';
import {questionOf, type Analysis} from '../analysis';
import {createCrossfilter} from '../counting/crossfilter';
import {schemeOf, type AppDescription} from '../description';
import type {Events} from '../events/events';
import {eventsOf} from '../events/sampleEvents';
import {originOf, sharingOf} from './origin';
import {partOf} from './parts';
import {resultOf, type Result} from './result';

/** Copies of the columns of each sample, which take longer than to count them. */
const eventsOfSamples = new WeakMap<DecodedSample, Events>();

function knownEvents(sample: DecodedSample, description: AppDescription): Events {
  const events = eventsOfSamples.get(sample) ?? eventsOf(sample, description);
  eventsOfSamples.set(sample, events);
  return events;
}

/**
 * The same result as the group has on its screen.
 *
 * @param id as for `resultOf`
 * @throws EventsError for a sample that does not match the app
 */
export function countedResult(
  sample: DecodedSample,
  description: AppDescription,
  analysis: Analysis,
  id: string,
): Result {
  const scheme = schemeOf(description);
  const events = partOf(knownEvents(sample, description), sharingOf(scheme, analysis));
  const snapshot = createCrossfilter(events, scheme.dimensions).answer(
    questionOf(scheme, analysis),
  );
  const {key, version} = sample.manifest;
  const origin = originOf(scheme, analysis, {name: key, version});
  return resultOf(id, origin, scheme, analysis, snapshot);
}
