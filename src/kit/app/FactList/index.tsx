import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Names with their texts. */
  readonly facts: readonly (readonly [string, string])[];
}

/** A description list: names, each with a text below it. */
export function FactList({facts}: Props): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
