import {hww13d} from '@site/src/apps/histogramAnalyser/descriptions/hww13d';
import {tagOf} from '@site/src/apps/histogramAnalyser/tagOf';

export const HistogramAnalyser = tagOf(hww13d);
