import {collections} from '@site/src/data/catalogue/collections';
import {samples2020} from '@site/src/data/catalogue/samples/education2020';
import {variants2020} from '@site/src/data/catalogue/samples/variants2020';
import {variables2020} from '@site/src/data/catalogue/variables/education2020';
import {flaggedOf} from './View';
import {fromSamples, fromSelections, fromVariables, fromVariants} from './doubts';

export const FlaggedValues = flaggedOf('2020e-13tev', [
  ...fromSamples(samples2020),
  ...fromVariants(variants2020),
  ...fromVariables(variables2020),
  ...fromSelections('collection', collections),
]);
