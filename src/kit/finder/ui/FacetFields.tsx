import type {ReactNode} from 'react';
import {formatCount} from '@site/src/kit/format/numbers';
import type {FacetCounts} from '../model/look';
import {notPublished} from '../model/formatValue';
import {noValue} from '../model/query';
import {countOf, type Column, type Table} from '../model/table';
import styles from './FilterPanel.module.css';

interface Props<Row> {
  readonly column: Column<Row>;
  /** Undefined until all rows are there. */
  readonly facet: FacetCounts | undefined;
  readonly table: Table<Row>;
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

export function FacetFields<Row>({column, facet, table, chosen, onToggle}: Props<Row>): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{column.label}</legend>
      <div className={styles.options}>
        {facet?.options.map((option, place) => {
          const count = facet.counts[place] ?? 0;
          const name = option === noValue ? notPublished : option;
          return (
            <label key={option} className={styles.option} data-none={count === 0 || undefined}>
              <input
                type="checkbox"
                aria-label={`${name}, ${countOf(count, table)}`}
                checked={chosen.includes(option)}
                onChange={() => onToggle(option)}
              />
              <span>{name}</span>
              <span className={styles.count}>{formatCount(count)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
