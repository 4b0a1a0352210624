export {SampleFinder} from '@site/src/apps/sampleFinder/2025e-13tev-beta';
