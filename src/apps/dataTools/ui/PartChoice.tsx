import type {ReactNode} from 'react';
import {printBytes} from '@site/src/lib/printBytes';
import type {Part} from '../model/plan';
import styles from './Planner.module.css';

interface Props {
  readonly legend: string;
  readonly parts: readonly Part[];
  readonly chosen: readonly string[];
  readonly onToggle: (name: string) => void;
}

/** The skims or collections to choose from, with what each weighs. */
export function PartChoice({legend, parts, chosen, onToggle}: Props): ReactNode {
  return (
    <fieldset className={styles.parts}>
      <legend>{legend}</legend>
      {parts.map(({name, selection, data, mc}) => (
        <label key={name} className={styles.part}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(name)}
            onChange={() => onToggle(name)}
          />
          <span>
            <code>{name}</code> <span className={styles.selection}>{selection}</span>
          </span>{' '}
          <span className={styles.size}>{printBytes(data.bytes)} data</span>{' '}
          <span className={styles.size}>{printBytes(mc.bytes)} simulation</span>
        </label>
      ))}
    </fieldset>
  );
}
