import type {ReactNode} from 'react';
import {StandAlonePage} from '@site/src/kit/app/StandAlonePage';
import {OwnFileApp} from './OwnFileApp';

/** The page on which readers open files of their own. */
export function OwnFilePage(): ReactNode {
  return (
    <StandAlonePage
      title="Your own file"
      description="Open a CSV, Parquet or ROOT file in the histogram analyser: linked histograms, cuts and a cut-flow, in the browser, and nothing leaves it."
      guide="/docs/webapps/histanalyser"
    >
      <OwnFileApp />
    </StandAlonePage>
  );
}
