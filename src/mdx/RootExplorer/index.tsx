export {RootExplorer} from '@site/src/apps/rootExplorer';
