import type {ReactNode} from 'react';
import {formatBytes} from '@site/src/kit/format/bytes';
import type {Part} from '../model/plan';
import styles from './Planner.module.css';

interface Props {
  readonly legend: string;
  readonly choices: readonly Pick<Part, 'name' | 'selection'>[];
  /** Empty until they are loaded. */
  readonly sizes: readonly Part[];
  readonly chosen: readonly string[];
  readonly onToggle: (name: string) => void;
}

/** The skims or collections to choose from, with what each weighs. */
export function PartChoice({legend, choices, sizes, chosen, onToggle}: Props): ReactNode {
  const sizeOf = (part: string, kind: 'data' | 'mc'): string => {
    const amounts = sizes.find(({name}) => name === part);
    return amounts ? formatBytes(amounts[kind].bytes) : '…';
  };
  return (
    <fieldset className={styles.parts}>
      <legend>{legend}</legend>
      {choices.map(({name, selection}) => (
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
          <span className={styles.size}>{sizeOf(name, 'data')} data</span>{' '}
          <span className={styles.size}>{sizeOf(name, 'mc')} simulation</span>
        </label>
      ))}
    </fieldset>
  );
}
