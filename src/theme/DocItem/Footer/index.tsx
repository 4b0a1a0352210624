// Wraps upstream: names the page to the links at its foot, and says when its facts were checked and verified.
import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {LastChecked} from '@site/src/components/LastChecked';
import {reportedPage} from '@site/src/components/ReportProblem/reportedPage';
import type {DocFrontMatter} from '@site/src/data/frontMatter';
import type {VerifiedAgainst} from '@site/src/data/liveSources';

/** With what `plugins/verified` adds. */
interface ShownFrontMatter extends DocFrontMatter {
  readonly verified: readonly VerifiedAgainst[];
}

export default function DocItemFooterWrapper(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {title, permalink} = metadata;
  const {last_checked: day, verified} = frontMatter as unknown as ShownFrontMatter;
  const {label} = useDocsVersion();
  return (
    <reportedPage.Provider value={{title, permalink, version: label}}>
      <LastChecked on={day} verified={verified} />
      <DocItemFooter />
    </reportedPage.Provider>
  );
}
