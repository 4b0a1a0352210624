/** The event library as files: an index, and a file of Phoenix event JSON for each group. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {DetectorEvent} from '../../src/apps/eventDisplay/model/event';
import {fromDetected} from '../../src/apps/eventDisplay/model/fromDetected';
import {
  eventGroups,
  groupNames,
  libraryIndexFile,
  libraryKey,
  libraryVersion,
  type EventGroup,
  type LibraryGroup,
  type LibraryIndex,
} from '../../src/apps/eventDisplay/model/library';
import {eventFields} from '../../src/apps/eventDisplay/model/phoenix/write';
import {eventsOfGroup} from '../../src/physics/montecarlo/collisions/groups';
import {simulatedLabel} from '../../src/samples/simulatedLabel';
import type {MadeFiles} from '../made-files';
import {compact} from './compact';

/** True if the events of the group are complete: otherwise missing momentum has little meaning. */
const isComplete = (group: EventGroup): boolean => group !== 'heavyIon';

const heavyIonNote =
  'One in about ten of the tracks of such a collision, so that you can see them.';

/** The events of a group. */
export function libraryEvents(group: EventGroup): readonly DetectorEvent[] {
  return eventsOfGroup(group).map((detected, place) => {
    const number = place + 1;
    const facts = {key: libraryKey(group, number), run: 0, number, process: group};
    const {missing, ...event} = fromDetected(detected, facts);
    return isComplete(group)
      ? {...event, ...(missing ? {missing} : {})}
      : {...event, note: heavyIonNote};
  });
}

export interface LibraryFile extends LibraryGroup {
  readonly text: string;
}

export function libraryFile(key: EventGroup): LibraryFile {
  const events = libraryEvents(key);
  const fields = events.map((event) => [event.key, compact(eventFields(event))] as const);
  const text = `${JSON.stringify(Object.fromEntries(fields))}\n`;
  const bytes = Buffer.byteLength(text);
  return {key, name: groupNames[key], count: events.length, file: `${key}.json`, bytes, text};
}

function indexOf(files: readonly LibraryFile[]): LibraryIndex {
  const groups = files.map(({key, name, count, file, bytes}) => ({key, name, count, file, bytes}));
  return {version: libraryVersion, groups, note: simulatedLabel};
}

export const eventLibrary: MadeFiles = {
  cache: 'event-library',
  sources: ['src/physics', 'src/apps/eventDisplay/model', 'plugins/event-library'],
  async write(folder) {
    const files = eventGroups.map(libraryFile);
    for (const {file, text} of files) await writeFile(path.join(folder, file), text);
    const index = `${JSON.stringify(indexOf(files), null, 2)}\n`;
    await writeFile(path.join(folder, libraryIndexFile), index);
  },
};
