import {parameterLabel} from '@site/src/kit/app/urlCodec';

/** Labels of the fields of the form. */
export const fieldLabels = {
  x: 'Expression (x axis)',
  y: 'Expression (y axis), for a 2D plot',
  selection: 'Filter events',
  secondSelection: 'Compare with a second selection',
  weight: 'Event weight',
  flatten: 'Plot every value of a list',
} as const;

const labels: Readonly<Record<string, string>> = {
  ...fieldLabels,
  file: 'the file',
  tree: 'the tree',
  bins: 'Bins',
  range: 'From, To',
  yBins: 'Bins (y axis)',
  yRange: 'From, To (y axis)',
};

/** What a parameter of the address sets: the label of its field, as the user sees it. */
export const nameParameter = (name: string): string => parameterLabel(labels, name);
