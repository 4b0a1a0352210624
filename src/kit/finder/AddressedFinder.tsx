import {
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
  startTransition,
  useEffect,
} from 'react';
import type {ReadState} from '@site/src/kit/app/urlCodec';
import {type Listen, AddressStore} from '@site/src/lib/storage/AddressStore';
import {fitted, start, type FinderState, type Step} from './model/state';
import type {Table} from './model/table';
import {indexTable} from './model/tableIndex';
import {Finder, type Slots} from './ui/Finder';
import {finderCodec} from './urlState';

type Decoded = ReadState<FinderState>;

const unaddressed: Decoded = {state: start, unread: []};

/** Store for the state of a finder, which keeps the URL of the page in step with it. */
class FinderStore<Row> {
  readonly #store: AddressStore<Decoded>;

  constructor(table: Table<Row>, listen: Listen) {
    const {decode, encode} = finderCodec(table);
    this.#store = new AddressStore(
      {decode, encode: ({state}, search) => encode(state, search)},
      listen,
    );
  }

  get current(): () => Decoded {
    return this.#store.current;
  }

  get subscribe(): (listener: () => void) => () => void {
    return this.#store.subscribe;
  }

  readonly change = (state: FinderState, step: Step): void => {
    if (step === 'push') this.#store.write('replace');
    this.#store.hold({state, unread: []});
    if (step === 'push') this.#store.write('push');
    else this.#store.writeSoon();
  };
}

interface Loading<Row> {
  /** undefined until they are loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads all rows once the page runs, and again when asked after a failure. */
function useRows<Row>(load: () => Promise<readonly Row[]>): Loading<Row> {
  const [attempt, setAttempt] = useState(0);
  const [rows, setRows] = useState<readonly Row[]>();
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    let isWanted = true;
    load().then(
      // All of them are much to show: what the user does meanwhile goes first.
      (loaded) => isWanted && startTransition(() => setRows(loaded)),
      () => isWanted && setFailed(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  return {rows, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1)};
}

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
