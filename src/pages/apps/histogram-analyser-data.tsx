import {hww13d} from '@site/src/apps/histogramAnalyser/descriptions/hww13d';
import {pageOf} from '@site/src/apps/histogramAnalyser/pageOf';

export default pageOf(hww13d, '/docs/webapps/histogram-analyser-2_13TeV');
