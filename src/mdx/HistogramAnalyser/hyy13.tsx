import {hyy13} from '@site/src/apps/histogramAnalyser/descriptions/hyy13';
import {tagOf} from '@site/src/apps/histogramAnalyser/tagOf';

export const HistogramAnalyser = tagOf(hyy13);
