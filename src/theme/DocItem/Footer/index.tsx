// Wraps upstream: tells the links at the foot which page they are about.
import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {reportedPage} from '@site/src/components/ReportProblem/reportedPage';

export default function DocItemFooterWrapper(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {label} = useDocsVersion();
  return (
    <reportedPage.Provider value={{title, permalink, version: label}}>
      <DocItemFooter />
    </reportedPage.Provider>
  );
}
