/** Calls back after each change of the address that is not the store's, until told to stop. */
export type Listen = (onChange: () => void) => () => void;

export interface QueryCodec<Held> {
  /** The state in the query of a URL. */
  readonly decode: (search: string) => Held;
  /** The query with what is held written into it; other parameters of the page stay. */
  readonly encode: (held: Held, search: string) => string;
  /** Where a link, or back and forward, led to; what is held already comes back as it is. */
  readonly followed?: (held: Held, search: string) => Held;
}

/** Browsers refuse more than about 100 changes of the address in 30 seconds. */
const pause = 350;
/** Changes written at once, so that a page reloaded just after a change has it in its URL. */
const maxBurst = 10;

/** Store for the state of an app, which keeps the URL of the page in step with it. */
export class AddressStore<Held> {
  readonly #addressed: QueryCodec<Held>;
  readonly #listen: Listen;
  readonly #listeners = new Set<() => void>();
  #held: Held | undefined;
  #writing: ReturnType<typeof setTimeout> | undefined;
  /** When the changes made so far would all be written, one in each pause. */
  #busyUntil = 0;
  #stopListening: (() => void) | undefined;

  constructor(addressed: QueryCodec<Held>, listen: Listen) {
    this.#addressed = addressed;
    this.#listen = listen;
  }

  readonly current = (): Held => (this.#held ??= this.#addressed.decode(window.location.search));

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

  readonly hold = (held: Held): void => {
    this.#held = held;
    for (const listener of Array.from(this.#listeners)) listener();
  };

  /** Brings the address up to date as soon as browsers allow it. */
  readonly writeSoon = (): void => {
    clearTimeout(this.#writing);
    const wait = Math.max(0, this.#busyUntil - maxBurst * pause - Date.now());
    this.#writing = setTimeout(() => this.write('replace'), wait);
  };

  /** @param step whether what was there stays behind the back button */
  readonly write = (step: 'push' | 'replace'): void => {
    clearTimeout(this.#writing);
    const {pathname, search, hash} = window.location;
    const next = this.#addressed.encode(this.current(), search);
    if (next === search) return;
    this.#busyUntil = Math.max(this.#busyUntil, Date.now()) + pause;
    try {
      // The router of the site keeps its own state in each entry, and focuses the top of the page after
      // a step of its own: the entry is made beside it.
      window.history[`${step}State`](window.history.state, '', pathname + next + hash);
    } catch {
      // A browser that refuses leaves the app as it is: only the address falls behind.
      this.#busyUntil = Date.now() + (maxBurst + 10) * pause;
    }
  };

  readonly #read = (): void => {
    clearTimeout(this.#writing);
    const {decode, followed} = this.#addressed;
    const {search} = window.location;
    const next = followed ? followed(this.current(), search) : decode(search);
    if (next !== this.#held) this.hold(next);
  };
}
