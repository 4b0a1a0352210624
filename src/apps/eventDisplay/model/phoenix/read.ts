/** Reads event files of Phoenix (github.com/HSF/phoenix), lengths in mm and energies in MeV. */
import type {DetectorEvent} from '../event';
import {someNames} from '../notDrawn';
import {nothingLeftOut, type LeftOut} from './collections';
import {fieldsOf, type Fields} from './fields';
import {longestFile, longestName, maxEvents} from './limits';
import {PhoenixError} from './PhoenixError';
import {knownTypes, readEvent} from './readEvent';

export interface PhoenixFile {
  /** At least one. */
  readonly events: readonly DetectorEvent[];
  /** Sentences on what was skipped; empty if nothing was. */
  readonly notes: readonly string[];
}

const megabytes = Math.round(longestFile / 1e6);

/** What a file is that is none of Phoenix, by how it begins. */
function strangerBy(text: string): string | undefined {
  const start = text.slice(0, 300).trimStart();
  if (start === '') return 'The file is empty.';
  if (start.startsWith('root')) {
    return 'This is a ROOT file. Open it in the ROOT explorer instead.';
  }
  if (/^<\?xml|^<event/i.test(start)) {
    return 'This is an XML file, perhaps ATLAS JiveXML. Open it in the Phoenix display, save the event there as JSON, and open the JSON file.';
  }
  if (start.startsWith('<')) {
    return 'This is a web page, not an event file. If you entered a URL, use the URL of the file itself: on GitHub, select "Raw" to get it.';
  }
  if (start.startsWith('PK')) {
    return 'This is a ZIP archive. Extract it, and open the JSON file inside.';
  }
  return undefined;
}

function parsed(text: string): unknown {
  if (text.length > longestFile) {
    throw new PhoenixError(
      `The file is larger than ${megabytes} MB. Save a file with fewer events and open it.`,
    );
  }
  const stranger = strangerBy(text);
  if (stranger !== undefined) throw new PhoenixError(stranger);
  try {
    return JSON.parse(text);
  } catch {
    throw new PhoenixError(
      'The file is not valid JSON: it may be truncated or corrupted. Save or download it again.',
    );
  }
}

const isEvent = (fields: Fields | undefined): fields is Fields =>
  fields !== undefined && knownTypes.some((type) => fields.has(type));

const ofObjects = (count: number, type: string): string =>
  count === 1
    ? `One object of type ${type} was skipped`
    : `${count} objects of type ${type} were skipped`;

function notesOn(
  {unreadable, surplus, unknown}: LeftOut,
  eventsLeftOut: number,
): readonly string[] {
  return [
    ...Array.from(
      unreadable,
      ([type, count]) => `${ofObjects(count, type)}: fields are missing or invalid.`,
    ),
    ...Array.from(
      surplus,
      ([type, count]) => `${ofObjects(count, type)}: the event has more objects than can be drawn.`,
    ),
    ...Array.from(
      unknown,
      ([type, {objects, collections}]) =>
        `In this file but not drawn: ${objects} ${objects === 1 ? 'object' : 'objects'} of type ${type} (${someNames(collections)}). The display does not support this type.`,
    ),
    ...(eventsLeftOut > 0
      ? [`${eventsLeftOut} events were skipped: ${maxEvents} is the limit.`]
      : []),
  ];
}

/**
 * The events of a file. A file may hold many events by their names, or one event alone. Objects that
 * cannot be used are left out and counted in the notes.
 *
 * @throws PhoenixError with a sentence for the reader if there is no event to show
 */
export function readPhoenix(text: string): PhoenixFile {
  const file = fieldsOfFile(parsed(text.replace(/^\uFEFF/, '')));
  const leftOut = nothingLeftOut();
  const named = isEvent(file.fields)
    ? [['event', file.fields] as const]
    : file.entries.flatMap(([key, value]) => {
        const fields = fieldsOf(value);
        return isEvent(fields) ? [[key.slice(0, longestName), fields] as const] : [];
      });
  if (named.length === 0) {
    throw new PhoenixError(
      'This is a JSON file without events. In a Phoenix event file, each event has a name and contains objects such as "Tracks" or "Jets".',
    );
  }
  const events = named.slice(0, maxEvents).map(([key, fields]) => readEvent(key, fields, leftOut));
  return {events, notes: notesOn(leftOut, named.length - events.length)};
}

interface FileFields {
  readonly fields: Fields | undefined;
  readonly entries: readonly (readonly [string, unknown])[];
}

/** A list of events counts as events by the name of their place. */
function fieldsOfFile(content: unknown): FileFields {
  if (typeof content !== 'object' || content === null) return {fields: undefined, entries: []};
  return {fields: fieldsOf(content), entries: Object.entries(content)};
}
