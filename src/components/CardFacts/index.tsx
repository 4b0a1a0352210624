import type {ReactNode} from 'react';
import cards from '@generated/card-facts/default/cards.json';
import {readingFacts} from '@site/src/lib/readingFacts';
import styles from './styles.module.css';

/** Level and minutes of the page that a card leads to. */
export function CardFacts({docId}: {readonly docId: string}): ReactNode {
  const facts = cards[docId];
  if (!facts) return null;
  const [, level, minutes] = readingFacts({audience: [], ...facts});
  return (
    <p className={styles.facts}>
      {level} · {minutes}
    </p>
  );
}
