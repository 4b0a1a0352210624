import {ClassResultsPage} from '@site/src/apps/histogramAnalyser/ClassResultsPage';

export default ClassResultsPage;
