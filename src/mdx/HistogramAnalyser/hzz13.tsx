import {hzz13} from '@site/src/apps/histogramAnalyser/descriptions/hzz13';
import {tagOf} from '@site/src/apps/histogramAnalyser/tagOf';

export const HistogramAnalyser = tagOf(hzz13);
