/** The frame of the search page: adds what it says without JavaScript and when the search fails. */
import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import siteConfig from '@generated/docusaurus.config';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useSearchQueryString} from '@docusaurus/theme-common';
import {isEmbedded} from '../provider';
import {SearchFailureText} from './SearchFailureText';
import {SearchPageHelp} from './SearchPageHelp';
import {WithoutJavaScript} from './WithoutJavaScript';
import {describeResults} from './describeResults';
import {useOutcome} from './outcomes';
import './searchPage.css';

const description =
  'Search every section of the ATLAS Open Data site: datasets, variables, physics terms, tutorials and tools.';

export default function SearchPageLayout({
  children,
  ...props
}: ComponentProps<typeof Layout>): ReactNode {
  const outcome = useOutcome();
  const failure = outcome?.failure;
  const [query] = useSearchQueryString();
  const hasResults = query !== '' && outcome?.query === query && outcome.total > 0;
  const isOurs = isEmbedded(siteConfig.themeConfig);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? describeResults(page.current) : undefined), []);
  return (
    <Layout {...props} description={description}>
      {/* Upstream writes the same as a property, which crawlers do not read. */}
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <div
        ref={page}
        // Upstream's page is a main region only while it lists results.
        role={hasResults ? undefined : 'main'}
        className={clsx('search-page', isOurs && 'search-page--embedded')}
        data-failed={failure ? true : undefined}
      >
        {children}
        <div className="container">
          {failure ? (
            <div role="alert" className="search-failure">
              <SearchFailureText failure={failure} />
            </div>
          ) : (
            <SearchPageHelp />
          )}
        </div>
        <WithoutJavaScript />
      </div>
    </Layout>
  );
}
