import {useSyncExternalStore} from 'react';
import {KeptStore, type Keeping} from '@site/src/lib/storage/KeptStore';
import {empty, keptBasket, type Basket} from './basket';

/** One for all citations of the page. */
const store = new KeptStore(keptBasket);
const beforeReading = {kept: empty, keeping: 'kept'} as const;

interface Using {
  readonly basket: Basket;
  readonly keeping: Keeping;
  readonly change: (basket: Basket) => void;
}

export function useBasket(): Using {
  const {kept, keeping} = useSyncExternalStore(store.subscribe, store.current, () => beforeReading);
  return {basket: kept, keeping, change: store.change};
}
