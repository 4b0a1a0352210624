import type {ReactNode} from 'react';
import {StandAlonePage} from '@site/src/kit/app/StandAlonePage';
import {ClassResults} from './ClassResults';

/** The page for teachers alone. */
export function ClassResultsPage(): ReactNode {
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
