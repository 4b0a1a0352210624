import {hww8} from '@site/src/apps/histogramAnalyser/descriptions/hww8';
import {tagOf} from '@site/src/apps/histogramAnalyser/tagOf';

export const HistogramAnalyser = tagOf(hww8);
