import {SampleFailure} from '@site/src/samples/loadSample';

interface ErrorMessage {
  readonly title: string;
  readonly advice: string;
}

/** The message about a failure to load a sample or to count its events. */
export function failureMessage(failure: Error): ErrorMessage {
  if (!(failure instanceof SampleFailure)) {
    return {
      title: 'Could not count the events.',
      advice: `${failure.message} Undo the last change; if that does not help, reload the page.`,
    };
  }
  if (failure.kind === 'offline') {
    return {
      title: 'Could not load the sample.',
      advice:
        'The connection may have been lost, or a network filter may be blocking the file. In a saved copy of the site, only the apps that were selected under “Read offline” work. Retry once you are online: your settings are kept.',
    };
  }
  if (failure.kind === 'missing') {
    return {
      title: 'The sample was not found.',
      advice: `An update of the site may be in progress: wait a minute and retry. If it happens again, please report this message: “${failure.message}”.`,
    };
  }
  return {
    title: 'The sample is corrupted.',
    advice: `The downloaded file does not match the published sample and is not used. A network filter may have changed it, or the browser cache may contain an old copy. Retry, or reload the page. Reason: ${failure.message}.`,
  };
}
