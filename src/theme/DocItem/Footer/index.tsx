// Wraps upstream: names the page to the links at its foot, and says when its facts were checked.
import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {LastChecked} from '@site/src/components/LastChecked';
import {reportedPage} from '@site/src/components/ReportProblem/reportedPage';
import type {DocFrontMatter} from '@site/src/data/frontMatter';

export default function DocItemFooterWrapper(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {title, permalink} = metadata;
  const {last_checked: day} = frontMatter as unknown as DocFrontMatter;
  const {label} = useDocsVersion();
  return (
    <reportedPage.Provider value={{title, permalink, version: label}}>
      {day && <LastChecked on={day} />}
      <DocItemFooter />
    </reportedPage.Provider>
  );
}
