/** Shows above the results the card that answers the query. */
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {AnswerCard} from './AnswerCard';
import {useOutcome} from './outcomes';

interface Props {
  readonly place: Element;
  /** The query whose results are shown; undefined: the last one. */
  readonly query?: string;
  readonly titleAs?: 'h2';
}

export function SearchCard({place, query, titleAs}: Props): ReactNode {
  const {card} = useOutcome(query) ?? {};
  if (!card) return null;
  return createPortal(
    <div className="search-card">
      <AnswerCard card={card} {...(titleAs ? {titleAs} : {})} />
    </div>,
    place,
  );
}
