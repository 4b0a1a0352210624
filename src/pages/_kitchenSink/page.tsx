/** Parts of every page, and the pages that appear when something fails. */
import type {ReactNode, ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import AnnouncementBar from '@theme/AnnouncementBar';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import EditMetaRow from '@theme/EditMetaRow';
import ErrorPage from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import PageLoading from '@theme/Loading';
import NotFoundContent from '@theme/NotFound/Content';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import TOCInline from '@theme/TOCInline';
import {ReadingFacts} from '@site/src/components/ReadingFacts';
import {reportedPage} from '@site/src/components/ReportProblem/reportedPage';
import {AsDoc} from './AsDoc';
import {Frame} from './Frame';

/** The announcement; empty after the bar above the page is closed, because both share their state. */
export function Announcement(): ReactNode {
  return (
    <Frame title="The announcement" height={120}>
      <AnnouncementBar />
    </Frame>
  );
}

export function Breadcrumbs(): ReactNode {
  return (
    <AsDoc>
      <DocBreadcrumbs />
    </AsDoc>
  );
}

const toc: ComponentProps<typeof TOC>['toc'] = [
  {value: 'A section', id: 'contents', level: 2},
  {value: 'A part of it, with <code>code</code>', id: 'contents', level: 3},
  {value: 'A section whose heading is long enough to need two lines', id: 'contents', level: 2},
];

/** Lists of contents beside the text, above it on a phone, and within it. */
export function Contents(): ReactNode {
  return (
    <>
      <TOC toc={toc} />
      <TOCCollapsible toc={toc} />
      <TOCInline toc={toc} />
    </>
  );
}

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

const previous = {title: 'The page before', permalink: '/docs/data'};
const next = {
  title: 'The page after, with a title that is longer than others',
  permalink: '/docs/data/access_data',
};

export function Pagination(): ReactNode {
  return (
    <>
      <DocPaginator previous={previous} next={next} />
      <DocPaginator next={next} />
    </>
  );
}

const waiting = {
  isLoading: true,
  pastDelay: true,
  timedOut: false,
  error: null,
  retry: () => undefined,
};

const failed = {...waiting, isLoading: false, error: new Error('Loading chunk 42 failed')};

export function Loading(): ReactNode {
  return (
    <>
      <p>When a page takes longer than a moment to come:</p>
      <Frame title="A page that loads" height={320}>
        <PageLoading {...waiting} />
      </Frame>
      <p>When it does not come:</p>
      <Frame title="A page that failed to load" height={320}>
        <PageLoading {...failed} />
      </Frame>
    </>
  );
}

export function NotFound(): ReactNode {
  return (
    <Frame title="What an unknown address shows" height={720}>
      <NotFoundContent />
    </Frame>
  );
}

const crash = {
  error: new Error('The title is lost', {cause: new Error('The shelf was empty')}),
  tryAgain: () => undefined,
};

/** The page of a crashed site names itself in the title of the window: the last title counts. */
export function Crash(): ReactNode {
  return (
    <>
      <p>When the content of a page crashes:</p>
      <Frame title="A page that crashed" height={480}>
        <ErrorPageContent {...crash} />
      </Frame>
      <p>When its frame crashes too:</p>
      <Frame title="A site that crashed" height={640}>
        <ErrorPage {...crash} />
        <Head>
          <title>Kitchen sink</title>
        </Head>
      </Frame>
    </>
  );
}

export function Facts(): ReactNode {
  return (
    <>
      <ReadingFacts audience={['student']} level="beginner" minutes={5} />
      <ReadingFacts audience={['researcher', 'teacher', 'student']} level="advanced" minutes={90} />
    </>
  );
}
