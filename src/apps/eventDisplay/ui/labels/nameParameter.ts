import {parameterLabel} from '@site/src/kit/app/urlCodec';

/** What a parameter of the URL contains, in words. */
const names: Readonly<Record<string, string>> = {
  group: 'the kind of collision',
  key: 'the event',
  view: 'the view',
  show: 'the drawn objects',
  pt: 'the minimum transverse momentum of tracks',
  pileup: 'the pile-up',
  field: 'the magnetic field',
  flip: 'the direction of the field',
  strength: 'the strength of the field',
  labels: 'the labels',
  pick: 'the selected objects',
  mass: 'the combined objects',
  fill: 'the masses of the histogram',
  mode: 'the mode',
  seed: 'the seed of the quiz',
};

export const nameParameter = (name: string): string => parameterLabel(names, name);
