/** Counts the results of class codes: the handler that runs in the worker or, as the fallback, in the page. */
import {failureMessage} from '@site/src/kit/samples/failureMessage';
import type {DecodedSample} from '@site/src/samples/format/decode';
import {loadSample} from '@site/src/samples/loadSample';
import {type Analysis, questionOf} from '../analysis';
import {createCrossfilter} from '../counting/crossfilter';
import {type AppDescription, schemeOf} from '../description';
import type {Events} from '../events/events';
import {eventsOf} from '../events/sampleEvents';
import {originOf, sharingOf} from './origin';
import {partOf} from './parts';
import {type Result, resultOf} from './result';

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

export interface CountParams {
  /** URL of the samples, with a slash at its end. */
  readonly folder: string;
  readonly description: AppDescription;
  readonly analysis: Analysis;
  readonly id: string;
}

/** A result, or why the sample could not be loaded. */
export type CountResponse = {readonly result: Result} | {readonly failure: string};

export const countingService = {
  /** The sample is loaded once for all codes. */
  async count({folder, description, analysis, id}: CountParams): Promise<CountResponse> {
    try {
      const sample = await loadSample(folder, description.key);
      return {result: countedResult(sample, description, analysis, id)};
    } catch (error) {
      const {title, advice} = failureMessage(
        error instanceof Error ? error : new Error(String(error)),
      );
      return {failure: `${title} ${advice}`};
    }
  },
};
