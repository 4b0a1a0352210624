import {describeEvent} from '../../model/describe';
import type {Display} from '../display';

/** What kind of collision is shown, or the file it is from. */
export function groupName({state, library, file, event}: Display): string {
  if (file) return `${file.name}: ${event.key}`;
  return library?.groups.find(({key}) => key === state.group)?.name ?? event.key;
}

/** A summary of the event for screen readers: its name, and the objects in it. */
export function eventAnnouncement(display: Display): string {
  const {state, event, events, place} = display;
  const name = state.mode === 'quiz' ? 'A new event' : groupName(display);
  const [first = ''] = describeEvent(event);
  return `${name}, event ${place + 1} of ${events.length}. ${first}`;
}
