/** The parts of a lesson that a teacher reads beforehand. */
import type {ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import type {Lesson} from '@site/src/data/lessons';
import styles from './styles.module.css';

export function Texts({texts}: {readonly texts: readonly string[]}): ReactNode {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}

type Prepared = Pick<Lesson, 'goals' | 'prerequisites' | 'materials'>;

export function Preparation({goals, prerequisites, materials}: Prepared): ReactNode {
  return (
    <>
      <p className={styles.label}>Afterwards students can</p>
      <Texts texts={goals} />
      <p className={styles.label}>They need to know</p>
      <Texts texts={prerequisites} />
      <p className={styles.label}>You need</p>
      <Texts texts={materials} />
    </>
  );
}

export function Steps({steps}: Pick<Lesson, 'steps'>): ReactNode {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({minutes, title, text}) => (
        <li key={title}>
          <span className={styles.minutes}>{minutes} min</span>
          <p>
            <strong>{/[?]$/.test(title) ? title : `${title}.`}</strong> <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

export function Misconceptions({all}: {readonly all: Lesson['misconceptions']}): ReactNode {
  return (
    <ul className={styles.misconceptions} role="list">
      {all.map(({says, answer}) => (
        <li key={says}>
          {/* Wrong, and therefore nothing that the search may quote. */}
          <p data-search="skip">
            “<RichText text={says.replace(/\.$/, '')} />”
          </p>
          <p>
            <RichText text={answer} />
          </p>
        </li>
      ))}
    </ul>
  );
}
