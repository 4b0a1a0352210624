import {samples2024} from '@site/src/data/catalogue/samples/research2024';
import {flaggedOf} from './View';
import {fromSamples} from './doubts';

export const FlaggedValues = flaggedOf('2024r-pp', fromSamples(samples2024));
