/** Shows above the results how the query was read, where that is not as it was typed. */
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useOutcome} from './outcomes';

interface Props {
  readonly place: Element;
  /** The query whose results are shown; undefined: the last one. */
  readonly query?: string;
}

export function SearchNote({place, query}: Props): ReactNode {
  const {total = 0, note = ''} = useOutcome(query) ?? {};
  if (total === 0 || note === '') return null;
  return createPortal(<p className="search-note">{note}</p>, place);
}
