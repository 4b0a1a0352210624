import {RootExplorerPage} from '@site/src/apps/rootExplorer/RootExplorerPage';

export default RootExplorerPage;
