/** Imports of the search page from the theme: a query of spaces counts as no query. */
import {useSearchQueryString as useQuery} from '@docusaurus/theme-common';
import {useIsHeld} from './page/searchAgain';

export * from '@docusaurus/theme-common';

/** The query in the address, empty if it is blank, and the function that changes it. */
export function useSearchQueryString(): ReturnType<typeof useQuery> {
  const [query, setQuery] = useQuery();
  const isHeld = useIsHeld();
  return [query.trim() && !isHeld ? query : '', setQuery];
}
