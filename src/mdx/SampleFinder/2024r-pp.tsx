export {SampleFinder} from '@site/src/apps/sampleFinder/2024r-pp';
