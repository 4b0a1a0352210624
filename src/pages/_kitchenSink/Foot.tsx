import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import EditMetaRow from '@theme/EditMetaRow';
import {reportedPage} from '@site/src/components/ReportProblem/reportedPage';

/** The links below the text of a page, those of one that has a Markdown twin, and the day of its last change. */
export function Foot(): ReactNode {
  return (
    <reportedPage.Provider value={{title: 'Introduction', permalink: useBaseUrl('/docs/intro')}}>
      <EditMetaRow
        className=""
        editUrl="https://gitlab.cern.ch/atlas-outreach-data-tools"
        lastUpdatedAt={Date.UTC(2025, 0, 1)}
        lastUpdatedBy={undefined}
      />
    </reportedPage.Provider>
  );
}
