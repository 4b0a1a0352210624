import {createContext, useContext, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import {categoryIntroductions} from '@site/src/data/categoryIntroductions';
import {RichText} from '../RichText';
import {categoryParts} from './parts';
import styles from './styles.module.css';

/** Address of the index page that is shown; empty elsewhere. */
export const shownCategory = createContext('');

function Paragraphs({texts}: {readonly texts: readonly string[]}): ReactNode {
  return (
    <div className={styles.introduction}>
      {texts.map((text) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
    </div>
  );
}

/** The introduction above the cards of a category. */
export function CategoryIntroduction(): ReactNode {
  const name = useContext(shownCategory).split('/').at(-1) ?? '';
  const texts = categoryIntroductions[name];
  const part = categoryParts[name];
  if (!texts) return null;
  if (!part) return <Paragraphs texts={texts} />;
  const {title, Body, cardsTitle} = part;
  return (
    <>
      <Paragraphs texts={texts.slice(0, 1)} />
      <Heading as="h2">{title}</Heading>
      <Body />
      <Heading as="h2">{cardsTitle}</Heading>
      <Paragraphs texts={texts.slice(1)} />
    </>
  );
}
