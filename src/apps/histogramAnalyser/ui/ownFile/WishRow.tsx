import type {ReactNode} from 'react';
import userFile from '@site/src/kit/userFile/userFile.module.css';
import type {SourceColumn, ColumnRequest} from '../../model/ownFile/source';
import styles from './OwnFile.module.css';

interface Props {
  readonly column: SourceColumn;
  readonly wishes: readonly ColumnRequest[];
  readonly onChange: (wishes: readonly ColumnRequest[]) => void;
}

const ordinals = ['first', 'second', 'third', 'fourth'];

/** Values that a list offers; elements that an event does not have are missing. */
const takes: readonly (readonly [ColumnRequest['take'], string])[] = [
  ...ordinals.map((word, place) => [place, `${word} value`] as const),
  ['length', 'number of values'],
];

/** A column with its box; a list has one for each entry that is offered. */
export function WishRow({column: {name, type, kind}, wishes, onChange}: Props): ReactNode {
  const has = (take: ColumnRequest['take']): boolean =>
    wishes.some((wish) => wish.column === name && wish.take === take);
  const toggle = (take: ColumnRequest['take']): void => {
    const others = wishes.filter((wish) => wish.column !== name || wish.take !== take);
    onChange(has(take) ? others : [...wishes, {column: name, take}]);
  };
  if (kind !== 'numbers') {
    return (
      <li>
        <label className={styles.box}>
          <input type="checkbox" checked={has('value')} onChange={() => toggle('value')} />
          <code>{name}</code> <span className={userFile.quiet}>{type}</span>
        </label>
      </li>
    );
  }
  return (
    <li>
      <fieldset className={styles.list}>
        <legend>
          <code>{name}</code>{' '}
          <span className={userFile.quiet}>{type}, several values per event</span>
        </legend>
        {takes.map(([take, words]) => (
          <label key={words} className={styles.box}>
            <input type="checkbox" checked={has(take)} onChange={() => toggle(take)} />
            {words}
          </label>
        ))}
      </fieldset>
    </li>
  );
}
