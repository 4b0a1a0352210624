/** The frame of the search page: adds what it says without JavaScript and when the search fails. */
import {useCallback, useState, type ComponentProps, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import siteConfig from '@generated/docusaurus.config';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {isEmbedded} from '../provider';
import {ResultCount} from './ResultCount';
import {searchAgain} from './page/searchAgain';
import {SearchPageHelp} from './page/SearchPageHelp';
import {SearchCard} from './SearchCard';
import {SearchFailure} from './SearchFailure';
import {SearchNote} from './SearchNote';
import {SearchSkeleton} from './SearchSkeleton';
import {useOutcome} from './outcomes';
import {useSearchQueryString} from './themeCommon';
import './searchPage.css';
import Link from '@docusaurus/Link';

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

/** Upstream makes the path of each result a landmark: fifteen of them, all of one name. */
function describeResults(page: Element): () => void {
  const describe = (): void => {
    for (const path of Array.from(page.querySelectorAll('article nav'))) {
      path.setAttribute('role', 'presentation');
      path.removeAttribute('aria-label');
    }
  };
  const observer = new MutationObserver(describe);
  observer.observe(page, {subtree: true, childList: true});
  return () => observer.disconnect();
}

const description =
  'Search every section of the ATLAS Open Data site: datasets, variables, physics terms, tutorials and tools.';

function retry(): void {
  searchAgain();
  // The button is about to go, and the focus with it.
  document.querySelector<HTMLInputElement>('.search-page input[type="search"]')?.focus();
}

export default function SearchPageLayout({
  children,
  ...props
}: ComponentProps<typeof Layout>): ReactNode {
  const [query] = useSearchQueryString();
  const outcome = useOutcome(query);
  const failure = outcome?.failure;
  const hasResults = query !== '' && outcome !== undefined && outcome.total > 0;
  const isBrowser = useIsBrowser();
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
            {query && !outcome && createPortal(<SearchSkeleton />, aboveResults)}
          </>
        )}
        <div className="container">
          {failure ? (
            <SearchFailure failure={failure} retry={retry} />
          ) : (
            // The address, with the query, is known in a browser only.
            isBrowser && <SearchPageHelp query={query} />
          )}
        </div>
        <WithoutJavaScript />
      </div>
    </Layout>
  );
}
