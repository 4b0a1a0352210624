export {DatasetAtlas} from '@site/src/apps/sampleFinder/DatasetAtlas';
