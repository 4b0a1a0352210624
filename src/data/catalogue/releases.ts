/** The releases by the names that atlasopenmagic gives them, in the order of their appearance. */
import table from '../generated/catalogue/releases.json';
import {unpack} from './table';
import type {Release, ReleaseKey} from './types';

export const releases = unpack<Release>(table);

/** The names of what collided. */
export const beamNames = {pp: 'pp', PbPb: 'Pb+Pb'} as const;

/** The release of this name. */
export function releaseOf(key: ReleaseKey): Release {
  const release = releases.find((candidate) => candidate.key === key);
  if (!release) throw new Error(`The catalogue has no release ${key}.`);
  return release;
}
