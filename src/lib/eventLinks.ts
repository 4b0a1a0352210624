/** Links between apps that show the same event: from a bar to the detector, and back. */
import {repaired} from './storage/addressParameters';

const [eventName, backName] = ['sample-event', 'back'] as const;

export interface EventLink {
  /** Name of an event, as `printEventId` has it. */
  readonly event?: string;
  /** Path of the page that led here, with its query. */
  readonly back?: string;
}

/**
 * @param app address of the app that shows the event
 * @param back path of the page to return to, with its query
 */
export function eventAddress(app: string, event: string, back: string): string {
  const query = new URLSearchParams([
    [eventName, event],
    [backName, back],
  ]);
  return `${app}?${query.toString()}`;
}

const longest = 4000;

/** Only a path of this site leads back: no other host, and no protocol. */
const isOwnPath = (path: string): boolean =>
  path.length <= longest && /^\/(?![/\\])[^\\\n\r\t]*$/.test(path);

/** The event and the return link in a URL; unusable parts are omitted. */
export function readEventLink(search: string): EventLink {
  const query = new URLSearchParams(repaired(search));
  const [event, back] = [query.get(eventName), query.get(backName)];
  return {
    ...(event !== null && event.length < 40 ? {event} : {}),
    ...(back !== null && isOwnPath(back) ? {back} : {}),
  };
}
