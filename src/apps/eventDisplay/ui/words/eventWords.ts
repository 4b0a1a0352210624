import {describeEvent} from '../../model/describe';
import type {Display} from '../display';

/** What kind of collision is shown, or the file it is from. */
export function groupName({state, library, file, event}: Display): string {
  if (file) return `${file.name}: ${event.key}`;
  return library?.groups.find(({key}) => key === state.group)?.name ?? event.key;
}

/** An event in a few words, for those who hear it: what it is, and what is in it. */
export function eventWords(display: Display): string {
  const {state, event, events, place} = display;
  const name = state.mode === 'quiz' ? 'A new event' : groupName(display);
  const [first = ''] = describeEvent(event);
  return `${name}, event ${place + 1} of ${events.length}. ${first}`;
}
