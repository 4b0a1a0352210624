import {hww13d} from '@site/src/apps/histogramAnalyser/descriptions/hww13d';
import {pageOf} from '@site/src/apps/histogramAnalyser/pageOf';

export default pageOf(hww13d);
