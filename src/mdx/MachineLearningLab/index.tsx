export {MachineLearningLab} from '@site/src/apps/mlLab';
