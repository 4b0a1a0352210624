import {hww13} from '@site/src/apps/histogramAnalyser/descriptions/hww13';
import {pageOf} from '@site/src/apps/histogramAnalyser/pageOf';

export default pageOf(hww13);
