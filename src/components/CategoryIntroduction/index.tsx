import {createContext, useContext, type ReactNode} from 'react';
import {categoryIntroductions} from '@site/src/data/categoryIntroductions';
import {RichText} from '../RichText';
import styles from './styles.module.css';

/** Address of the index page that is shown; empty elsewhere. */
export const shownCategory = createContext('');

/** What a reader is told above the cards of a category. */
export function CategoryIntroduction(): ReactNode {
  const name = useContext(shownCategory).split('/').at(-1) ?? '';
  const paragraphs = categoryIntroductions[name];
  if (!paragraphs) return null;
  return (
    <div className={styles.introduction}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
