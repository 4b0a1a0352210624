import {EventsFailure} from '../events/EventsFailure';

interface Words {
  readonly title: string;
  readonly advice: string;
}

/** What went wrong with the library, and what a reader can do. */
export function failureWords(failure: Error): Words {
  const kind = failure instanceof EventsFailure ? failure.kind : 'damaged';
  if (kind === 'offline') {
    return {
      title: 'The events did not arrive.',
      advice:
        'Perhaps the connection broke, or a filter of the network holds them back. Once the connection is there, try again: what you had set is kept.',
    };
  }
  if (kind === 'missing') {
    return {
      title: 'The events are not where they should be.',
      advice: `The site may be in the middle of an update: wait a minute and try again. If it stays so, please report it with these words: “${failure.message}”.`,
    };
  }
  return {
    title: 'What arrived are not the events.',
    advice: `The file was damaged or replaced on its way, as a school's filter or an old copy in the browser may do: nothing is drawn from it. Try again, or reload the page. The reason: ${failure.message}.`,
  };
}
