/** What the search page says below its field: examples before a search, a way on after a vain one. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {missingResultsUrl} from './missingResults';
import {useOutcome} from './outcomes';
import {useSearchQueryString} from './themeCommon';

const examples = ['luminosity', '1LMET30', 'H→γγ', 'lep_pt', 'good run list', 'fb-1'];

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

export function SearchPageHelp(): ReactNode {
  const [query] = useSearchQueryString();
  if (query) return <InVain query={query} />;
  return (
    <div data-without-javascript="hide">
      <p>
        Words, symbols, variables and dataset numbers are found while you type; quotation marks keep
        words together. Some to begin with:
      </p>
      <Queries queries={examples} />
    </div>
  );
}
