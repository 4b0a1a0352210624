import {useSyncExternalStore} from 'react';
import type {Basket} from '../model/basket';
import {BasketStore, beforeReading, type BasketState} from '../model/basketStore';

/** One for all citations of the page. */
const store = new BasketStore({
  storage: () => window.localStorage,
  onChange: (listener) => window.addEventListener('storage', ({key}) => listener(key)),
});

interface Using extends BasketState {
  readonly change: (basket: Basket) => void;
}

export function useBasket(): Using {
  const state = useSyncExternalStore(store.subscribe, store.current, () => beforeReading);
  return {...state, change: store.change};
}
