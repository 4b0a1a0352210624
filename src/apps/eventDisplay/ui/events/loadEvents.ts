/** Brings the list of the event library and its groups from the server, each once for a page. */
import type {DetectorEvent} from '../../model/event';
import {libraryIndexFile, libraryVersion, type LibraryIndex} from '../../model/library';
import {readPhoenix} from '../../model/phoenix/read';
import {EventsFailure} from './EventsFailure';

async function textAt(address: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch {
    throw new EventsFailure('offline', `${address} did not respond`);
  }
  if (!response.ok) {
    throw new EventsFailure('missing', `${address} returned status ${response.status}`);
  }
  return response.text().catch(() => {
    throw new EventsFailure('offline', `${address} was interrupted`);
  });
}

function parsed<Value>(address: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EventsFailure('damaged', `${address}: ${reason}`);
  }
}

const coming = new Map<string, Promise<unknown>>();

/** What `load` brought from an address, or brings; after a failure the next call tries again. */
function once<Value>(address: string, load: () => Promise<Value>): Promise<Value> {
  const known = coming.get(address);
  if (known) return known as Promise<Value>;
  const value = load();
  coming.set(address, value);
  value.catch(() => coming.delete(address));
  return value;
}

function isLibrary(value: unknown): value is LibraryIndex {
  if (typeof value !== 'object' || value === null) return false;
  const {version, groups} = value as Partial<LibraryIndex>;
  return (
    version === libraryVersion &&
    Array.isArray(groups) &&
    groups.length > 0 &&
    groups.every(
      ({key, name, file, count}: Partial<LibraryIndex['groups'][number]>) =>
        typeof key === 'string' &&
        typeof name === 'string' &&
        typeof file === 'string' &&
        Number.isSafeInteger(count),
    )
  );
}

/**
 * The list of what the library has.
 *
 * @param folder address of the library, with a slash at its end
 * @throws EventsFailure
 */
export function loadLibrary(folder: string): Promise<LibraryIndex> {
  const address = folder + libraryIndexFile;
  return once(address, async () => {
    const text = await textAt(address);
    const library: unknown = parsed(address, () => JSON.parse(text));
    if (!isLibrary(library)) {
      throw new EventsFailure('damaged', `${address} is not an event library`);
    }
    return library;
  });
}

/**
 * The events of a group, in their order.
 *
 * @throws EventsFailure
 */
export function loadGroup(folder: string, file: string): Promise<readonly DetectorEvent[]> {
  const address = folder + file;
  return once(address, async () => {
    const text = await textAt(address);
    return parsed(address, () => readPhoenix(text).events);
  });
}
