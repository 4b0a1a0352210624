/** Counts the results of class codes: the handler that runs in the worker or, as the fallback, in the page. */
import {failureMessage} from '@site/src/kit/samples/failureMessage';
import {loadSample} from '@site/src/samples/loadSample';
import type {Analysis} from '../analysis';
import type {AppDescription} from '../description';
import {countedResult} from './countedResult';
import type {Result} from './result';

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
