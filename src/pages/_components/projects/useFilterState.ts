import {useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {decode, encode, type FilterState} from './filterState';

/** The state that the address holds, and a way to another one that the back button undoes. */
export function useFilterState(): readonly [FilterState, (next: FilterState) => void] {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {search} = useLocation();
  const asked = isBrowser ? search : '';
  const state = useMemo(() => decode(asked), [asked]);

  function show(next: FilterState): void {
    const query = encode(next);
    if (query === encode(state)) return;
    // Upstream moves the focus to the top of the page after each push of its router: the entry is
    // made by the browser, and the router only replaces it.
    window.history.pushState(window.history.state, '');
    history.replace({...history.location, search: query});
  }

  return [state, show];
}
