import {dm13} from '@site/src/apps/histogramAnalyser/descriptions/dm13';
import {tagOf} from '@site/src/apps/histogramAnalyser/tagOf';

export const HistogramAnalyser = tagOf(dm13);
