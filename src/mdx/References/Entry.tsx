import {Fragment, type ReactNode} from 'react';
import {authorsOf, linksOf, placeOf} from '@site/src/lib/printSource';
import type {Source} from '@site/src/data/bibliography/schema';
import styles from './styles.module.css';

/** The letters that stand low in titles: of the energy of nuclei, and of an algorithm of jets. */
const lowered: Readonly<Record<string, ReactNode>> = {
  '√s_NN': (
    <>
      √s<sub>NN</sub>
    </>
  ),
  k_t: (
    <>
      k<sub>t</sub>
    </>
  ),
};

function Title({text}: {readonly text: string}): ReactNode {
  return (
    <cite>
      {text.split(/(√s_NN|k_t)/).map((part, index) => (
        <Fragment key={index}>{lowered[part] ?? part}</Fragment>
      ))}
    </cite>
  );
}

interface Props {
  readonly source: Source;
  /** Its number on the page, if the page cites it. */
  readonly number?: number;
}

const beforePlace = (place: string): string => (place.startsWith('(') ? ' ' : ', ');

/** One source: who, what, where, its links, and the way back to where it is cited. */
export function Entry({source, number}: Props): ReactNode {
  const {title} = source;
  const authors = authorsOf(source);
  const place = placeOf(source);
  return (
    <li id={number ? `source-${number}` : undefined} className={styles.entry}>
      {authors}
      {authors && title && ', '}
      {title && <Title text={title} />}
      {place && `${beforePlace(place)}${place}`}
      {': '}
      {linksOf(source).map(({text, href}, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <a href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        </Fragment>
      ))}
      {number !== undefined && (
        <span data-search="skip" className={styles.back}>
          {'\u00A0'}
          <a href={`#cited-${number}`} aria-label={`Back to where source ${number} is cited`}>
            ↑
          </a>
        </span>
      )}
    </li>
  );
}
