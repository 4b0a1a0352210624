import {parameterLabel} from '@site/src/kit/app/urlCodec';

/** Labels of the fields of the form. */
export const fieldLabels = {
  x: 'Draw',
  y: 'Upwards, for a plot in two dimensions',
  selection: 'Only where',
  secondSelection: 'Second selection, to compare',
  weight: 'Weight of each entry',
  flatten: 'Of lists, count every value',
} as const;

const labels: Readonly<Record<string, string>> = {
  ...fieldLabels,
  file: 'the file',
  tree: 'the tree',
  bins: 'Bins',
  range: 'From, To',
  yBins: 'Bins (Upwards)',
  yRange: 'From, To (Upwards)',
};

/** What a parameter of the address sets: the label of its field, as the user sees it. */
export const nameParameter = (name: string): string => parameterLabel(labels, name);
