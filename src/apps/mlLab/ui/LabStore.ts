import {AddressStore, type Listen} from '@site/src/lib/AddressStore';

interface Read<State> {
  readonly state: State;
  /** Parameters of the address that could not be read. */
  readonly unread: readonly string[];
}

export interface Codec<State> {
  /** @param search the query string of the page */
  readonly decode: (search: string) => Read<State>;
  /** @returns the query string with the parameters of this state, others kept */
  readonly encode: (state: State, search: string) => string;
}

export interface Held<State> extends Read<State> {
  readonly past: readonly State[];
  readonly future: readonly State[];
}

const maxPast = 100;

/** Holds a state with its past, and keeps the address of the page in step with it. */
export class LabStore<State> {
  readonly #store: AddressStore<Held<State>>;
  #isMoving = false;

  constructor({decode, encode}: Codec<State>, listen: Listen) {
    this.#store = new AddressStore<Held<State>>(
      {
        decode: (search) => ({...decode(search), past: [], future: []}),
        encode: ({state}, search) => encode(state, search),
        followed: (held, search) => {
          const read = decode(search);
          if (encode(read.state, '') === encode(held.state, '')) {
            return read.unread.length > 0 ? {...held, unread: read.unread} : held;
          }
          this.#isMoving = false;
          return {...read, past: [...held.past, held.state], future: []};
        },
      },
      listen,
    );
  }

  get current(): () => Held<State> {
    return this.#store.current;
  }

  get subscribe(): (listener: () => void) => () => void {
    return this.#store.subscribe;
  }

  /** @param isMoving a step of many, such as those of a slider: together they are undone at once */
  readonly change = (next: State, isMoving = false): void => {
    const held = this.current();
    const isSameMove = isMoving && this.#isMoving;
    this.#isMoving = isMoving;
    const past = isSameMove ? held.past : [...held.past, held.state].slice(-maxPast);
    this.#hold({...held, state: next, past, future: []});
  };

  readonly undo = (): void => {
    const {past, state, future, unread} = this.current();
    const before = past.at(-1);
    if (before === undefined) return;
    this.#isMoving = false;
    this.#hold({state: before, past: past.slice(0, -1), future: [state, ...future], unread});
  };

  readonly redo = (): void => {
    const {past, state, future, unread} = this.current();
    const [after, ...later] = future;
    if (after === undefined) return;
    this.#isMoving = false;
    this.#hold({state: after, past: [...past, state], future: later, unread});
  };

  /** The reader has seen what could not be read: the address says what is set. */
  readonly forgetUnread = (): void => this.#hold({...this.current(), unread: []});

  #hold(held: Held<State>): void {
    this.#store.hold(held);
    this.#store.writeSoon();
  }
}
