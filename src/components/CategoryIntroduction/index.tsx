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

/** The last part of the URL of the shown category. */
const useName = (): string => useContext(shownCategory).split('/').at(-1) ?? '';

/** The part of a category above the list of its pages, such as the gallery of apps. */
export function CategoryHead(): ReactNode {
  const part = categoryParts[useName()];
  if (!part) return null;
  const {title, Body, cardsTitle} = part;
  return (
    <>
      <Heading as="h2">{title}</Heading>
      <Body />
      <Heading as="h2">{cardsTitle}</Heading>
    </>
  );
}

/** The advice on what to choose and in which order, below the list of pages. */
export function CategoryIntroduction(): ReactNode {
  const texts = categoryIntroductions[useName()];
  if (!texts) return null;
  return (
    <>
      <Heading as="h2">Where to begin</Heading>
      <Paragraphs texts={texts} />
    </>
  );
}
