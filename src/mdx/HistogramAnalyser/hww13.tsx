import {hww13} from '@site/src/apps/histogramAnalyser/descriptions/hww13';
import {tagOf} from '@site/src/apps/histogramAnalyser/tagOf';

export const HistogramAnalyser = tagOf(hww13);
