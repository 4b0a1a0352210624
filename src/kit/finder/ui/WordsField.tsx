import {useId, type ReactNode} from 'react';
import {SearchField} from '@site/src/components/SearchField';
import type {Table} from '../model/table';
import styles from './Finder.module.css';

interface Props<Row> {
  readonly table: Table<Row>;
  readonly words: string;
  readonly onChange: (words: string) => void;
  /** Past the filters, to the rows. */
  readonly onSkip: () => void;
}

export function WordsField<Row>({table, words, onChange, onSkip}: Props<Row>): ReactNode {
  const id = useId();
  return (
    <div role="search" className={styles.words}>
      <label htmlFor={id}>Find {table.noun.many} by words</label>
      <SearchField
        id={id}
        value={words}
        placeholder="matches all words"
        autoComplete="off"
        spellCheck={false}
        onChange={({target}) => onChange(target.value)}
        onKeyDown={({key}) => key === 'Enter' && onSkip()}
      />
      <button type="button" className={styles.skip} onClick={onSkip}>
        Skip the filters
      </button>
    </div>
  );
}
