import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import EditMetaRow from '@theme/EditMetaRow';
import {reportedPage} from '@site/src/components/ReportProblem/reportedPage';

/** The links below the text of a page, and the day of its last change. */
export function Foot(): ReactNode {
  return (
    <reportedPage.Provider value={{title: 'Kitchen sink', permalink: useBaseUrl('/kitchen-sink')}}>
      <EditMetaRow
        className=""
        editUrl="https://gitlab.cern.ch/atlas-outreach-data-tools"
        lastUpdatedAt={Date.UTC(2025, 0, 1)}
        lastUpdatedBy={undefined}
      />
    </reportedPage.Provider>
  );
}
