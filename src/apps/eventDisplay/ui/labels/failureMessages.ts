import {EventsFailure} from '../events/EventsFailure';

interface ErrorMessage {
  readonly title: string;
  readonly advice: string;
}

/** The error message for a library that could not be loaded, with advice for the user. */
export function failureMessage(failure: Error): ErrorMessage {
  const kind = failure instanceof EventsFailure ? failure.kind : 'damaged';
  if (kind === 'offline') {
    return {
      title: 'Could not load the events.',
      advice:
        'The connection may have been lost, or a network filter may be blocking the file. In a saved copy of the site, only the apps that were selected under “Read offline” work. Retry once you are online: your settings are kept.',
    };
  }
  if (kind === 'missing') {
    return {
      title: 'The events were not found.',
      advice: `An update of the site may be in progress: wait a minute and retry. If it happens again, please report this message: “${failure.message}”.`,
    };
  }
  return {
    title: 'The event file is corrupted.',
    advice: `The downloaded file does not match the published events and is not used. A network filter may have changed it, or the browser cache may contain an old copy. Retry, or reload the page. Reason: ${failure.message}.`,
  };
}
