import {AddressStore, type Listen} from '@site/src/lib/storage/AddressStore';
import {start, type FinderState, type Step} from './model/state';
import type {Table} from './model/table';
import type {ReadState} from '@site/src/kit/app/urlCodec';
import {finderCodec} from './urlState';

type Decoded = ReadState<FinderState>;

export const unaddressed: Decoded = {state: start, unread: []};

/** Store for the state of a finder, which keeps the URL of the page in step with it. */
export class FinderStore<Row> {
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
