import {hyy13} from '@site/src/apps/histogramAnalyser/descriptions/hyy13';
import {pageOf} from '@site/src/apps/histogramAnalyser/pageOf';

export default pageOf(hyy13);
