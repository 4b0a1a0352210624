/** The frame of the search page: adds what it says without JavaScript and when the search fails. */
import {useCallback, useState, type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import siteConfig from '@generated/docusaurus.config';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {isEmbedded} from '../provider';
import {ResultCount} from './ResultCount';
import {SearchFailureText} from './SearchFailureText';
import {exampleQueries} from './ExampleQueries';
import {SearchCard} from './SearchCard';
import {SearchNote} from './SearchNote';
import {describeResults} from './describeResults';
import {useOutcome} from './outcomes';
import {useSearchQueryString} from './themeCommon';
import './searchPage.css';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {missingResultsUrl} from './missingResults';

const sections = [
  {to: '/docs/category/get-started', label: 'Get started'},
  {to: '/docs/data', label: 'Data'},
  {to: '/docs/category/web-apps-for-education', label: 'Web apps for education'},
  {to: '/docs/category/tutorials-for-research', label: 'Tutorials for research'},
  {to: '/docs/atlasopenmagic', label: 'Python API'},
  {to: '/docs/faqs', label: 'Frequently asked questions'},
  {to: '/contact-us', label: 'Contact us'},
];

/** Alternatives for users whose browser cannot run the search. */
function WithoutJavaScript(): ReactNode {
  return (
    <noscript>
      <div className="container margin-vert--lg">
        <p>
          The search runs in your browser and needs JavaScript, which is switched off in this
          browser. Every page of the site can be read without it: the sections below lead to all of
          them, and any search engine finds them if you add <code>site:opendata.atlas.cern</code> to
          your words.
        </p>
        <ul>
          {sections.map(({to, label}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}

/** Links to queries on the search page: examples before a search, suggestions after one without results. */
function Queries({queries}: {readonly queries: readonly string[]}): ReactNode {
  const linkTo = useSearchLinkCreator();
  return (
    <ul role="list" className="search-queries">
      {queries.map((query) => (
        <li key={query}>
          <Link to={linkTo(query)}>{query}</Link>
        </li>
      ))}
    </ul>
  );
}

function InVain({query}: {readonly query: string}): ReactNode {
  const outcome = useOutcome(query);
  if (!outcome || outcome.failure || outcome.total > 0) return null;
  return (
    <>
      <p className="search-none">No results found for "{query}"</p>
      {outcome.suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <Queries queries={outcome.suggestions.slice(0, 3)} />
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <a href={missingResultsUrl({query})}>Let us know.</a>
      </p>
    </>
  );
}

function SearchPageHelp(): ReactNode {
  const [query] = useSearchQueryString();
  if (query) return <InVain query={query} />;
  return (
    <div data-without-javascript="hide">
      <p>
        Words, symbols, variables and dataset numbers are found while you type; quotation marks keep
        words together. Some to begin with:
      </p>
      <Queries queries={exampleQueries} />
    </div>
  );
}

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
            <SearchNote place={aboveResults} query={query} />
            <SearchCard place={aboveResults} query={query} titleAs="h2" />
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
