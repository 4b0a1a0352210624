import type {ReactNode} from 'react';
import shown from '@site/src/search/cards/generated/shown.json';
import type {AnswerCard as Card} from '@site/src/search/cards/types';
import {AnswerCard} from '@site/src/search/ui/AnswerCard';
import styles from './AnswerCards.module.css';

/** Answer cards of all kinds, as wide as in the search. */
export function AnswerCards(): ReactNode {
  return (
    <div className={styles.cards}>
      {(shown.cards as readonly Card[]).map((card) => (
        <AnswerCard key={card.id} card={card} titleAs="h3" />
      ))}
    </div>
  );
}
