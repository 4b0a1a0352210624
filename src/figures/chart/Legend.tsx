import type {ReactNode} from 'react';
import type {BarKind} from './marks';
import styles from './styles.module.css';

export interface LegendEntry {
  readonly kind: BarKind;
  readonly form: 'dot' | 'bar';
  readonly name: string;
}

/** What the marks of a chart stand for; a chart brings its own, several charts may share one. */
export function Legend({entries}: {readonly entries: readonly LegendEntry[]}): ReactNode {
  return (
    <ul className={styles.legend} role="list">
      {entries.map(({kind, form, name}) => (
        <li key={name}>
          <span data-kind={kind} data-form={form} /> {name}
        </li>
      ))}
    </ul>
  );
}
