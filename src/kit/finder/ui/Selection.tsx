import {useId, type ReactNode, type RefObject} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {focusOnce} from '@site/src/lib/focusOnce';
import type {FinderState, Step} from '../model/state';
import {countOf, nameOf} from '../model/table';
import type {TableIndex} from '../model/tableIndex';
import {Downloads} from './Downloads';
import styles from './Selection.module.css';
import shared from './Finder.module.css';

interface Props<Row> {
  readonly index: TableIndex<Row>;
  readonly state: FinderState;
  readonly onChange: (state: FinderState, step: Step) => void;
  /** Element that gets the focus when the selection is cleared. */
  readonly summary: RefObject<HTMLElement | null>;
  readonly children: ((rows: readonly Row[]) => ReactNode) | undefined;
}

const maxNamed = 12;

/** The chosen rows, also those that a filter hides, and what a page makes of them. */
export function Selection<Row>({index, state, onChange, summary, children}: Props<Row>): ReactNode {
  const heading = useId();
  const {table} = index;
  const rows = state.selected.flatMap((id) => {
    const place = index.placeOf.get(id);
    return place === undefined ? [] : index.rows.slice(place, place + 1);
  });

  function clear(): void {
    onChange({...state, selected: []}, 'replace');
    focusOnce(summary.current);
  }

  return (
    <section className={styles.selection} aria-labelledby={heading} hidden={rows.length === 0}>
      <div className={shared.bar}>
        <p id={heading} className={shared.summary} role="status">
          {countOf(rows.length, table)} selected
        </p>
        <SmallButton onClick={clear}>Clear selection</SmallButton>
        <Downloads table={table} rows={() => rows} extent="selected" />
      </div>
      <p className={styles.names}>
        {rows
          .slice(0, maxNamed)
          .map((row) => nameOf(row, table))
          .join(', ')}
        {rows.length > maxNamed && `, and ${rows.length - maxNamed} more`}
        {rows.length > 100 && '. The URL of this page stores at most 100 selected rows.'}
      </p>
      {rows.length > 0 && children?.(rows)}
    </section>
  );
}
