export {DownloadPlanner} from '@site/src/apps/dataTools/DownloadPlanner';
