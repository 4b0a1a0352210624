import type {ReactNode} from 'react';
import {join} from './diagram';
import {Drawing} from './Drawing';
import {pairs} from './pairs';
import styles from './styles.module.css';
import {altOf, factsOf, titleOf} from './words';

/** Whole diagrams with their steps, for readers whose browser cannot play them. */
export function Finished(): ReactNode {
  return (
    <>
      <p>
        Without JavaScript these diagrams stand still. Every way of production goes with every
        decay; here each is shown at least once.
      </p>
      {pairs.map(({production, decay}) => {
        const title = titleOf(production, decay);
        const diagram = join(production, decay);
        return (
          <div key={title} className={styles.finished}>
            <p className={styles.title}>{title}</p>
            <Drawing
              diagram={diagram}
              step={diagram.steps.length - 1}
              alt={altOf(title, ['Its steps follow below.'])}
            />
            <ol>
              {diagram.steps.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ol>
            <ul>
              {factsOf(production, decay).map(({name, value}) => (
                <li key={name}>
                  {name}: {value}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}
