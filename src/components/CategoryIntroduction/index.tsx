import {createContext, useContext, type ReactNode, type ComponentType} from 'react';
import Heading from '@theme/Heading';
import {categoryIntroductions} from '@site/src/data/categoryIntroductions';
import {AppGallery} from '../AppGallery';
import {RichText} from '../RichText';
import styles from './styles.module.css';

interface CategoryPart {
  readonly title: string;
  readonly Body: ComponentType;
  /** The heading of the cards, which follow. */
  readonly cardsTitle: string;
}

/** The parts of categories above the list of their pages, by the last part of the URL. */
const categoryParts: Readonly<Record<string, CategoryPart>> = {
  'web-apps-for-education': {
    title: 'Apps',
    Body: AppGallery,
    cardsTitle: 'Guides, in reading order',
  },
};

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
