/** How much of an event file is read: more than any collision has, and little enough for a phone. */

/** In characters of the file. */
export const longestFile = 60_000_000;

export const maxEvents = 5_000;

/** Objects of one type in one event. */
export const maxObjects = {
  tracks: 5_000,
  clusters: 20_000,
  jets: 1_000,
  particles: 1_000,
  vertices: 1_000,
  hits: 100_000,
} as const;

export const maxPoints = 2_000;

export const longestName = 200;
export const longestNote = 500;

/** Lengths in mm: a kilometre from the middle is not a place in a detector. */
export const furthest = 1e6;

/** Energies in MeV: a hundred times that of the protons of the LHC. */
export const maxEnergy = 7e8;

export const steepestEta = 15;
