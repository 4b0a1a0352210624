import type {ReactNode} from 'react';
import {SearchField} from '@site/src/components/SearchField';
import type {Table} from '../model/table';
import styles from './Finder.module.css';

interface Props<Row> {
  readonly table: Table<Row>;
  readonly words: string;
  readonly onChange: (words: string) => void;
  /** Enter leads from the field to the rows. */
  readonly onEnter: () => void;
}

export function WordsField<Row>({table, words, onChange, onEnter}: Props<Row>): ReactNode {
  const label = `Find ${table.noun.many} by words`;
  return (
    <div role="search" className={styles.words}>
      <SearchField
        aria-label={label}
        value={words}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onChange={({target}) => onChange(target.value)}
        onKeyDown={({key}) => key === 'Enter' && onEnter()}
      />
    </div>
  );
}
