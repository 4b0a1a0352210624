import {ttz13} from '@site/src/apps/histogramAnalyser/descriptions/ttz13';
import {pageOf} from '@site/src/apps/histogramAnalyser/pageOf';

export default pageOf(ttz13);
