import type {ReactNode} from 'react';
import {ClassResults} from '@site/src/apps/histogramAnalyser/ClassResults';
import {StandAlonePage} from '@site/src/kit/app/StandAlonePage';

/** The page for teachers alone. */
export default function ClassResultsPage(): ReactNode {
  return (
    <StandAlonePage
      route="/apps/class-results"
      title="Class results"
      description="For teachers: combine the results that the groups of a class obtained with the Histogram Analyser, in the browser, without names and without a server."
    >
      <ClassResults isAlone />
    </StandAlonePage>
  );
}
