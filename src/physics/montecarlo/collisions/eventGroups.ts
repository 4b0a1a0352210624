/** Groups of events that a class learns to tell apart. */
export const eventGroups = [
  'zee',
  'zmumu',
  'wenu',
  'wmunu',
  'h4l',
  'hyy',
  'hww',
  'ttbar',
  'ttz',
  'dijet',
  'heavyIon',
  'minimumBias',
] as const;

export type EventGroup = (typeof eventGroups)[number];
