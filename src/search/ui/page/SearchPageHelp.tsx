/** Offers of the search page before a query, and after one that finds nothing. */
import {useState, type ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {exampleQueries} from '../ExampleQueries';
import {missingResultsUrl} from '../missingResults';
import {useOutcome} from '../outcomes';
import {recentHits} from './recentHits';

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

const {indexName} = siteConfig.themeConfig.algolia as {readonly indexName: string};

function Recent(): ReactNode {
  const [hits] = useState(() => recentHits(indexName));
  if (hits.length === 0) return null;
  return (
    <>
      <h2 id="search-recent" className="search-recent">
        Recent
      </h2>
      <ul aria-labelledby="search-recent">
        {hits.map(({url, title}) => (
          <li key={url}>
            <Link to={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function NothingFound({query}: {readonly query: string}): ReactNode {
  const outcome = useOutcome(query);
  if (!outcome || outcome.failure || outcome.total > 0 || outcome.card) return null;
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

/** Rendered in browsers only: what was opened last is not known before. */
export function SearchPageHelp({query}: {readonly query: string}): ReactNode {
  if (query) return <NothingFound query={query} />;
  return (
    <div data-without-javascript="hide">
      <p>
        Words, symbols, variables and dataset numbers are found while you type; quotation marks keep
        words together. Examples:
      </p>
      <Queries queries={exampleQueries} />
      <Recent />
    </div>
  );
}
