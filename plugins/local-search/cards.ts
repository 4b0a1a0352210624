/** The answer cards of the site, their links with its base URL. */
import {allCards} from '../../src/search/cards';
import type {AnswerCard, CardLink} from '../../src/search/cards/types';

export function cardsAt(baseUrl: string): readonly AnswerCard[] {
  const placed = ({title, to}: CardLink): CardLink => ({
    title,
    to: to.startsWith('/') ? baseUrl + to.slice(1) : to,
  });
  return allCards().map((card) => ({
    ...card,
    actions: card.actions.map(placed),
    source: placed(card.source),
  }));
}
