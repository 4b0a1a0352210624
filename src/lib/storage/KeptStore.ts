/** Whether the last change will still be there at the next visit. */
export type Keeping = 'kept' | 'blocked' | 'full';

export interface KeptState<Kept> {
  readonly kept: Kept;
  readonly keeping: Keeping;
}

/** What is kept under one name in the storage of the browser. */
export interface KeptForm<Kept> {
  readonly key: string;
  /** Anything that this site cannot have written counts as nothing. */
  readonly parse: (text: string | null) => Kept;
  /** null where nothing needs to be kept. */
  readonly write: (kept: Kept) => string | null;
}

interface Browser {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly onChange: (listener: (key: string | null) => void) => void;
}

const ownBrowser: Browser = {
  storage: () => window.localStorage,
  onChange: (listener) => window.addEventListener('storage', ({key}) => listener(key)),
};

/** Holds something for the visit, and in the storage of the browser where that is allowed. */
export class KeptStore<Kept> {
  readonly #form: KeptForm<Kept>;
  readonly #browser: Browser;
  readonly #listeners = new Set<() => void>();
  #state: KeptState<Kept> | undefined;
  #isListening = false;

  constructor(form: KeptForm<Kept>, browser: Browser = ownBrowser) {
    this.#form = form;
    this.#browser = browser;
  }

  readonly current = (): KeptState<Kept> => (this.#state ??= this.#read());

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#isListening) this.#browser.onChange(this.#changedElsewhere);
    this.#isListening = true;
    return () => this.#listeners.delete(listener);
  };

  readonly change = (kept: Kept): void => {
    this.#state = {kept, keeping: this.#write(kept)};
    this.#tell();
  };

  /** Reads again what other tabs may have changed while the browser had put this one to sleep. */
  readonly refresh = (): void => {
    if (this.current().keeping === 'kept') this.#changedElsewhere(null);
  };

  #read(): KeptState<Kept> {
    const {key, parse} = this.#form;
    try {
      return {kept: parse(this.#browser.storage().getItem(key)), keeping: 'kept'};
    } catch {
      return {kept: parse(null), keeping: 'blocked'};
    }
  }

  #write(kept: Kept): Keeping {
    const {key, write} = this.#form;
    let storage;
    try {
      storage = this.#browser.storage();
    } catch {
      return 'blocked';
    }
    try {
      const text = write(kept);
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return 'kept';
    } catch (error) {
      const {name} = error as {name?: unknown};
      return name === 'QuotaExceededError' ? 'full' : 'blocked';
    }
  }

  /** Another tab changed its storage, or emptied it: then the key is null. */
  readonly #changedElsewhere = (key: string | null): void => {
    if (key !== this.#form.key && key !== null) return;
    this.#state = this.#read();
    this.#tell();
  };

  #tell(): void {
    for (const listener of Array.from(this.#listeners)) listener();
  }
}
