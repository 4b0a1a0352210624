export {SampleFinder} from '@site/src/apps/sampleFinder/2020e-13tev';
