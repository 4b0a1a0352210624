export {ClassResults} from '@site/src/apps/histogramAnalyser/ClassResults';
