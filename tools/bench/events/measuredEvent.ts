/** The event whose frames are timed: a collision of heavy ions, drawn with all of its tracks. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

export const fewestTracks = 300;

interface TracksOf {
  readonly Tracks: Readonly<Record<string, readonly unknown[]>>;
}

const [group, key] = ['heavyIon', 'heavyIon-01'];

export const measuredEvent = {
  query: `event.group=${group}&event.key=${key}&event.pt=0`,
  /** How many tracks the event has in a built site. */
  tracksIn(root: string): number {
    const file = path.join(root, 'events', `${group}.json`);
    const events = JSON.parse(readFileSync(file, 'utf8')) as Record<string, TracksOf>;
    return Object.values(events[key]?.Tracks ?? {}).reduce((sum, {length}) => sum + length, 0);
  },
};
