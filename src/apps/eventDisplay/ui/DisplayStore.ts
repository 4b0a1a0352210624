import {AddressStore, type Listen} from '@site/src/lib/AddressStore';
import {historyOf, stepped, type DisplayHistory, type Step} from '../model/displayHistory';
import type {DisplayState} from '../model/displayState';
import {areEqual, decode, encode} from '../model/urlState';

export interface Held {
  readonly history: DisplayHistory;
  /** Parameters of the address that could not be read. */
  readonly unread: readonly string[];
}

/** Holds the state of a display with its past, and keeps the address of the page in step with it. */
export class DisplayStore {
  readonly #store: AddressStore<Held>;

  /**
   * @param name begins the parameters of this display in the address
   * @param start what an address without such parameters means
   */
  constructor(name: string, start: DisplayState, listen: Listen) {
    this.#store = new AddressStore(
      {
        decode: (search): Held => {
          const {state, unread} = decode(name, search, start);
          return {history: historyOf(state), unread};
        },
        encode: ({history}, search) => encode(name, history.present, search, start),
        followed: (held, search) => {
          const {state, unread} = decode(name, search, start);
          if (areEqual(state, held.history.present)) {
            return unread.length > 0 ? {...held, unread} : held;
          }
          const step = {type: 'do', action: {type: 'replace', state}} as const;
          return {history: stepped(held.history, step), unread};
        },
      },
      listen,
    );
  }

  get current(): () => Held {
    return this.#store.current;
  }

  get subscribe(): (listener: () => void) => () => void {
    return this.#store.subscribe;
  }

  readonly dispatch = (step: Step): void => {
    const {history, unread} = this.current();
    const next = stepped(history, step);
    if (next === history) return;
    this.#store.hold({history: next, unread});
    if (next.moving === null) this.#store.writeSoon();
  };

  /** The reader has seen what could not be read: the address says what is set. */
  readonly forgetUnread = (): void => {
    this.#store.hold({...this.current(), unread: []});
    this.#store.writeSoon();
  };
}
