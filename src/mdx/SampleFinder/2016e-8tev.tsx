export {SampleFinder} from '@site/src/apps/sampleFinder/2016e-8tev';
