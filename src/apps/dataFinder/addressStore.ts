import {start, type FinderState, type Step} from './model/state';
import type {Table} from './model/table';
import {decode, encode, type Decoded} from './urlState';

export const unaddressed: Decoded = {state: start, unread: []};

/** Calls back after each change of the address that is not the store's, until told to stop. */
export type Listen = (onChange: () => void) => () => void;

/** Browsers refuse more than about three changes of the address in a second. */
const pause = 350;

/** Holds the state of a finder, and keeps the address of the page in step with it. */
export class AddressStore<Row> {
  readonly #table: Table<Row>;
  readonly #listen: Listen;
  readonly #listeners = new Set<() => void>();
  #current: Decoded | undefined;
  #writing: ReturnType<typeof setTimeout> | undefined;
  #lastWrite = 0;
  #stopListening: (() => void) | undefined;

  constructor(table: Table<Row>, listen: Listen) {
    this.#table = table;
    this.#listen = listen;
  }

  readonly current = (): Decoded => (this.#current ??= decode(this.#table, window.location.search));

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#stopListening ??= this.#listen(this.#read);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#writing);
      this.#stopListening?.();
      this.#stopListening = undefined;
    };
  };

  readonly change = (state: FinderState, step: Step): void => {
    if (step === 'push') {
      this.#write('replace');
      this.#current = {state, unread: []};
      this.#write('push');
    } else {
      this.#current = {state, unread: []};
      this.#writeSoon();
    }
    this.#tell();
  };

  readonly #read = (): void => {
    clearTimeout(this.#writing);
    this.#current = decode(this.#table, window.location.search);
    this.#tell();
  };

  #tell(): void {
    for (const listener of Array.from(this.#listeners)) listener();
  }

  #writeSoon(): void {
    clearTimeout(this.#writing);
    const wait = Math.max(0, this.#lastWrite + pause - Date.now());
    this.#writing = setTimeout(() => this.#write('replace'), wait);
  }

  #write(step: Step): void {
    clearTimeout(this.#writing);
    const {pathname, search, hash} = window.location;
    const next = encode(this.#table, this.current().state, search);
    if (next === search) return;
    this.#lastWrite = Date.now();
    // The router of the site keeps its own state in each entry, and focuses the top of the page after
    // a step of its own: the entry is made beside it.
    window.history[`${step}State`](window.history.state, '', pathname + next + hash);
  }
}
