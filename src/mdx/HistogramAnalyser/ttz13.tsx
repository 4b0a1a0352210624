import {ttz13} from '@site/src/apps/histogramAnalyser/descriptions/ttz13';
import {tagOf} from '@site/src/apps/histogramAnalyser/tagOf';

export const HistogramAnalyser = tagOf(ttz13);
