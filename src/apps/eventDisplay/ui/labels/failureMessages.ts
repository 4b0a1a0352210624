import {loadFailureMessage, type ErrorMessage} from '@site/src/kit/samples/loadFailure';
import {EventsFailure} from '../events/EventsFailure';

const events = {
  titles: {
    offline: 'Could not load the events.',
    missing: 'The events were not found.',
    damaged: 'The event file is corrupted.',
  },
  noun: 'events',
} as const;

/** The error message for a library that could not be loaded, with advice for the user. */
export const failureMessage = (failure: Error): ErrorMessage =>
  loadFailureMessage(
    failure instanceof EventsFailure ? failure.kind : 'damaged',
    events,
    failure.message,
  );
