import type {ReactNode} from 'react';
import {RootExplorer} from '@site/src/apps/rootExplorer';
import {StandAlonePage} from '@site/src/kit/app/StandAlonePage';

/** The app alone. */
export default function RootExplorerPage(): ReactNode {
  return (
    <StandAlonePage
      route="/apps/root-explorer"
      title="ROOT explorer"
      description="Open a ROOT file in the browser: see its trees, branches and histograms, plot them with selections, and copy the code. Nothing is uploaded."
    >
      <RootExplorer isAlone />
    </StandAlonePage>
  );
}
