import {samples2024} from '@site/src/data/catalogue/samples/research2024';
import {skims} from '@site/src/data/catalogue/skims';
import {variables2025} from '@site/src/data/catalogue/variables/education2025';
import {flaggedOf} from './View';
import {fromSamples, fromSelections, fromVariables} from './doubts';

export const FlaggedValues = flaggedOf('2025e-13tev-beta', [
  ...fromSamples(samples2024),
  ...fromVariables(variables2025),
  ...fromSelections('skim', skims),
]);
