import {hzz13} from '@site/src/apps/histogramAnalyser/descriptions/hzz13';
import {pageOf} from '@site/src/apps/histogramAnalyser/pageOf';

export default pageOf(hzz13);
