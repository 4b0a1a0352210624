import {SampleFailure} from '@site/src/samples/loadSample';

interface ErrorMessage {
  readonly title: string;
  readonly advice: string;
}

/** The message about a failure to load a sample or to count its events. */
export function failureMessage(failure: Error): ErrorMessage {
  if (!(failure instanceof SampleFailure)) {
    return {
      title: 'The events cannot be counted.',
      advice: `${failure.message} Go back one step; if that does not help, reload the page.`,
    };
  }
  if (failure.kind === 'offline') {
    return {
      title: 'The sample did not arrive.',
      advice:
        'Perhaps the connection broke, or a filter of the network holds it back. Once the connection is there, try again: what you had set is kept.',
    };
  }
  if (failure.kind === 'missing') {
    return {
      title: 'The sample is not where it should be.',
      advice: `The site may be in the middle of an update: wait a minute and try again. If it stays so, please report it with these words: “${failure.message}”.`,
    };
  }
  return {
    title: 'What arrived is not the sample.',
    advice: `It was damaged or replaced on its way, as a school's filter or an old copy in the browser may do: nothing is drawn from it. Try again, or reload the page. The reason: ${failure.message}.`,
  };
}
