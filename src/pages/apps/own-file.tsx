import {OwnFilePage} from '@site/src/apps/histogramAnalyser/OwnFilePage';

export default OwnFilePage;
