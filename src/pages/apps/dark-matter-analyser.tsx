import {dm13} from '@site/src/apps/histogramAnalyser/descriptions/dm13';
import {pageOf} from '@site/src/apps/histogramAnalyser/pageOf';

export default pageOf(dm13);
