/** Holds the basket for the visit, and in the storage of the browser where that is allowed. */
import {basketKey, empty, parseBasket, writeBasket, type Basket} from './basket';

/** Whether the last change will still be there at the next visit. */
export type Keeping = 'kept' | 'blocked' | 'full';

export interface BasketState {
  readonly basket: Basket;
  readonly keeping: Keeping;
}

interface Browser {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly onChange: (listener: (key: string | null) => void) => void;
}

export const beforeReading: BasketState = {basket: empty, keeping: 'kept'};

export class BasketStore {
  readonly #browser: Browser;
  readonly #listeners = new Set<() => void>();
  #state: BasketState | undefined;
  #isListening = false;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  readonly current = (): BasketState => (this.#state ??= this.#read());

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#isListening) this.#browser.onChange(this.#changedElsewhere);
    this.#isListening = true;
    return () => this.#listeners.delete(listener);
  };

  readonly change = (basket: Basket): void => {
    this.#state = {basket, keeping: this.#write(basket)};
    this.#tell();
  };

  #read(): BasketState {
    try {
      return {basket: parseBasket(this.#browser.storage().getItem(basketKey)), keeping: 'kept'};
    } catch {
      return {basket: empty, keeping: 'blocked'};
    }
  }

  #write(basket: Basket): Keeping {
    let storage;
    try {
      storage = this.#browser.storage();
    } catch {
      return 'blocked';
    }
    try {
      if (basket.length === 0) storage.removeItem(basketKey);
      else storage.setItem(basketKey, writeBasket(basket));
      return 'kept';
    } catch (error) {
      const {name} = error as {name?: unknown};
      return name === 'QuotaExceededError' ? 'full' : 'blocked';
    }
  }

  /** Another tab changed its storage, or emptied it: then the key is null. */
  readonly #changedElsewhere = (key: string | null): void => {
    if (key !== basketKey && key !== null) return;
    this.#state = this.#read();
    this.#tell();
  };

  #tell(): void {
    for (const listener of Array.from(this.#listeners)) listener();
  }
}
