export {SampleFinder} from '@site/src/apps/sampleFinder/2025r-evgen-13tev';
