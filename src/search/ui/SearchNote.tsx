/** Shows above the results which words of the query were not found, or were read as others. */
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useOutcome} from './outcomes';
import {unknownText} from '../local/unknownText';

interface Props {
  readonly place: Element;
  /** The query whose results are shown; undefined: the last one. */
  readonly query?: string;
}

export function UnknownWords({place, query}: Props): ReactNode {
  const {total = 0, unknown = []} = useOutcome(query) ?? {};
  if (total === 0 || unknown.length === 0) return null;
  return createPortal(<p className="search-unknown">{unknownText(unknown)}</p>, place);
}
