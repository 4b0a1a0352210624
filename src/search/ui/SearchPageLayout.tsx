/** The frame of the search page: adds what it says without JavaScript and when the search fails. */
import {useCallback, useState, type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import siteConfig from '@generated/docusaurus.config';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {isEmbedded} from '../provider';
import {ResultCount} from './ResultCount';
import {SearchFailureText} from './SearchFailureText';
import {SearchPageHelp} from './SearchPageHelp';
import {UnknownWords} from './UnknownWords';
import {WithoutJavaScript} from './WithoutJavaScript';
import {describeResults} from './describeResults';
import {useOutcome} from './outcomes';
import {useSearchQueryString} from './themeCommon';
import './searchPage.css';

const description =
  'Search every section of the ATLAS Open Data site: datasets, variables, physics terms, tutorials and tools.';

export default function SearchPageLayout({
  children,
  ...props
}: ComponentProps<typeof Layout>): ReactNode {
  const [query] = useSearchQueryString();
  const outcome = useOutcome(query);
  const failure = outcome?.failure;
  const hasResults = query !== '' && outcome !== undefined && outcome.total > 0;
  const isOurs = isEmbedded(siteConfig.themeConfig);
  const [aboveResults, setAboveResults] = useState<Element>();
  const frame = useCallback((page: HTMLDivElement) => {
    const place = document.createElement('div');
    page.querySelector('[class*="searchResultsColumn"]')?.parentElement?.after(place);
    setAboveResults(place);
    const stopDescribing = describeResults(page);
    return () => {
      stopDescribing();
      place.remove();
    };
  }, []);
  return (
    <Layout {...props} description={description}>
      {/* Upstream writes the same as a property, which crawlers do not read. */}
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <div
        ref={frame}
        // Upstream's page is a main region only while it lists results.
        role={hasResults ? undefined : 'main'}
        className={clsx('search-page', isOurs && 'search-page--embedded')}
      >
        {children}
        {aboveResults && (
          <>
            <ResultCount place={aboveResults} query={query} />
            <UnknownWords place={aboveResults} query={query} />
          </>
        )}
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
