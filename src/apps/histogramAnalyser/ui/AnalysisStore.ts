import {AddressStore, type Listen} from '@site/src/lib/AddressStore';
import type {Analysis, Scheme} from '../model/analysis';
import {historyOf, stepped, type History, type Step} from '../model/history';
import {areEqual, decode, encode} from '../model/urlState';

export interface Held {
  readonly history: History;
  /** Parameters of the address that could not be read. */
  readonly unread: readonly string[];
}

/** Holds an analysis with its past, and keeps the address of the page in step with it. */
export class AnalysisStore {
  readonly #scheme: Scheme;
  readonly #store: AddressStore<Held>;

  /** @param scheme with the name that its parameters have on this page */
  constructor(scheme: Scheme, start: Analysis, listen: Listen) {
    this.#scheme = scheme;
    const read = (search: string) => decode(scheme, search, start);
    this.#store = new AddressStore(
      {
        decode: (search): Held => {
          const {analysis, unread} = read(search);
          return {history: historyOf(analysis), unread};
        },
        encode: ({history}, search) => encode(scheme, history.present, search, start),
        followed: (held, search) => {
          const {analysis, unread} = read(search);
          if (areEqual(scheme, analysis, held.history.present)) {
            return unread.length > 0 ? {...held, unread} : held;
          }
          const action = {type: 'replace', analysis} as const;
          return {history: stepped(scheme, held.history, {type: 'do', action}), unread};
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
    const next = stepped(this.#scheme, history, step);
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
