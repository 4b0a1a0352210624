import type {ReactNode} from 'react';
import {StandAlonePage} from '@site/src/kit/app/StandAlonePage';
import {ClassResults} from './ClassResults';

/** The page for teachers alone. */
export function ClassResultsPage(): ReactNode {
  return (
    <StandAlonePage
      title="Results of a class"
      description="For teachers: add up what the groups of a class found with the histogram analyser, in the browser, without names and without a server."
      guide="/docs/webapps/curriculum"
    >
      <ClassResults isAlone />
    </StandAlonePage>
  );
}
