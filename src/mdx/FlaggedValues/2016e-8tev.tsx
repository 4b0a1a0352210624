import {samples2016} from '@site/src/data/catalogue/samples/education2016';
import {variables2016} from '@site/src/data/catalogue/variables/education2016';
import {flaggedOf} from './View';
import {fromSamples, fromVariables} from './doubts';

export const FlaggedValues = flaggedOf('2016e-8tev', [
  ...fromSamples(samples2016),
  ...fromVariables(variables2016),
]);
