import {useMemo, useState, useSyncExternalStore, type ReactNode} from 'react';
import type {Listen} from '@site/src/lib/storage/AddressStore';
import {FinderStore, unaddressed} from './FinderStore';
import {fitted} from './model/state';
import type {Table} from './model/table';
import {indexTable} from './model/tableIndex';
import {Finder, type Slots} from './ui/Finder';
import {useRows} from './useRows';

export interface Props<Row> extends Slots<Row> {
  /** Both are told apart by identity: declare them outside of components. */
  readonly table: Table<Row>;
  readonly load: () => Promise<readonly Row[]>;
  /** Rows in the HTML of the page, shown without JavaScript and until all rows are loaded. */
  readonly firstRows: readonly Row[];
  /** Number of all rows. */
  readonly total: number;
  /** Address of the whole table as a file; without one, the file is made from the rows. */
  readonly csvHref?: string;
}

interface AddressedProps<Row> extends Props<Row> {
  readonly listen: Listen;
}

/** The finder with all its rows, in the state of the URL. */
export function AddressedFinder<Row>(props: AddressedProps<Row>): ReactNode {
  const {table, load, listen, ...others} = props;
  const [store] = useState(() => new FinderStore(table, listen));
  const addressed = useSyncExternalStore(store.subscribe, store.current, () => unaddressed);
  const {rows, hasFailed, retry} = useRows(load);
  const index = useMemo(() => rows && indexTable(table, rows), [rows, table]);
  const {state, left} = useMemo(
    () => (index ? fitted(addressed.state, index) : {state: addressed.state, left: []}),
    [addressed, index],
  );
  return (
    <Finder
      {...others}
      table={table}
      index={index}
      state={state}
      unread={[...addressed.unread, ...left]}
      hasFailed={hasFailed}
      onChange={store.change}
      onRetry={retry}
    />
  );
}
