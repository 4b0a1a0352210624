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
  flip: 'the field direction',
  strength: 'the field strength',
  labels: 'the labels',
  pick: 'the selected objects',
  mass: 'the combined objects',
  fill: 'the masses in the histogram',
  mode: 'the mode',
  seed: 'the quiz number',
};

export const nameParameter = (name: string): string => parameterLabel(names, name);
