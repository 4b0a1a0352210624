/** Queries as cards claim them: one card for each, however it is asked. */
import {contentName} from '../local/query';
import type {AnswerCard} from './types';

/** A claim that a card does not get, because an earlier card has it. */
interface LostClaim {
  readonly query: string;
  readonly lost: AnswerCard['id'];
  readonly kept: AnswerCard['id'];
}

export interface Settled {
  readonly cards: readonly AnswerCard[];
  readonly lost: readonly LostClaim[];
}

/** Gives each query to the first card that claims it, and spellings with one key to the card once. */
export function settleClaims(cards: readonly AnswerCard[]): Settled {
  const owners = new Map<string, AnswerCard['id']>();
  const lost: LostClaim[] = [];
  const settled = cards.map((card) => {
    const queries = card.queries.filter((query) => {
      const key = contentName(query);
      const kept = owners.get(key);
      if (kept === undefined) owners.set(key, card.id);
      else if (kept !== card.id) lost.push({query, lost: card.id, kept});
      return kept === undefined;
    });
    return {...card, queries};
  });
  return {cards: settled, lost};
}
