import {zll13} from '@site/src/apps/histogramAnalyser/descriptions/zll13';
import {tagOf} from '@site/src/apps/histogramAnalyser/tagOf';

export const HistogramAnalyser = tagOf(zll13);
