/** What the search page imports from the theme: a query of nothing but spaces is none. */
import {useSearchQueryString as useQuery} from '@docusaurus/theme-common';

export * from '@docusaurus/theme-common';

/** The query in the address, empty if it is blank, and the function that changes it. */
export function useSearchQueryString(): ReturnType<typeof useQuery> {
  const [query, setQuery] = useQuery();
  return [query.trim() ? query : '', setQuery];
}
