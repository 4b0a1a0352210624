import {SampleFailure} from '@site/src/samples/loadSample';
import {loadFailureMessage, type ErrorMessage} from './loadFailure';

const sample = {
  titles: {
    offline: 'Could not load the sample.',
    missing: 'The sample was not found.',
    damaged: 'The sample is corrupted.',
  },
  noun: 'sample',
} as const;

/** The message about a failure to load a sample or to count its events. */
export function failureMessage(failure: Error): ErrorMessage {
  if (failure instanceof SampleFailure) {
    return loadFailureMessage(failure.kind, sample, failure.message);
  }
  return {
    title: 'Could not count the events.',
    advice: `${failure.message} Undo the last change; if that does not help, reload the page.`,
  };
}
