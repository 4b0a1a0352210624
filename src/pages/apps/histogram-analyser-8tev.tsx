import {hww8} from '@site/src/apps/histogramAnalyser/descriptions/hww8';
import {pageOf} from '@site/src/apps/histogramAnalyser/pageOf';

export default pageOf(hww8);
