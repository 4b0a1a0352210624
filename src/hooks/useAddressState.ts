import {useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface Codec<State> {
  /** Reads a query string; what it does not know counts as not written. */
  readonly decode: (search: string) => State;
  /** The query string with its question mark; empty for the state of a page just opened. */
  readonly encode: (state: State) => string;
}

/**
 * The state that the URL of a page holds, and a way to another one that the back button undoes.
 *
 * @param codec the same object in each call
 */
export function useAddressState<State>(
  codec: Codec<State>,
): readonly [State, (next: State) => void] {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {search} = useLocation();
  const currentSearch = isBrowser ? search : '';
  const state = useMemo(() => codec.decode(currentSearch), [codec, currentSearch]);

  function show(next: State): void {
    const query = codec.encode(next);
    if (query === codec.encode(state)) return;
    // Upstream moves the focus to the top of the page after each push of its router: the entry is
    // made by the browser, and the router only replaces it.
    window.history.pushState(window.history.state, '');
    history.replace({...history.location, search: query});
  }

  return [state, show];
}
