import {zll13} from '@site/src/apps/histogramAnalyser/descriptions/zll13';
import {pageOf} from '@site/src/apps/histogramAnalyser/pageOf';

export default pageOf(zll13);
