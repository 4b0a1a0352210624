import {createContext, useContext, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import {categoryIntroductions} from '@site/src/data/categoryIntroductions';
import {AppGallery} from '../AppGallery';
import {RichText} from '../RichText';
import styles from './styles.module.css';

/** Address of the index page that is shown; empty elsewhere. */
export const shownCategory = createContext('');

/** The introduction above the cards of a category, with its apps. */
export function CategoryIntroduction(): ReactNode {
  const name = useContext(shownCategory).split('/').at(-1) ?? '';
  const [first, ...others] = categoryIntroductions[name] ?? [];
  if (first === undefined) return null;
  const hasApps = name === 'web-apps-for-education';
  return (
    <>
      <div className={styles.introduction}>
        <p>
          <RichText text={first} />
        </p>
      </div>
      {hasApps && (
        <>
          <Heading as="h2">Apps</Heading>
          <AppGallery />
          <Heading as="h2">Guides, in reading order</Heading>
        </>
      )}
      <div className={styles.introduction}>
        {others.map((paragraph) => (
          <p key={paragraph}>
            <RichText text={paragraph} />
          </p>
        ))}
      </div>
    </>
  );
}
