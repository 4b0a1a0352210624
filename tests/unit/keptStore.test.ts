/** What a page that slept in the browser's memory learns when its reader comes back to it. */
import {expect, it, vi} from 'vitest';
import {KeptStore} from '../../src/lib/storage/KeptStore';

const form = {key: 'k', parse: (text: string | null) => text, write: (kept: string | null) => kept};

function store(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return new KeptStore(form, {storage, onChange: () => undefined});
}

const refused = (): never => {
  throw new DOMException('no', 'SecurityError');
};

it('a store reads again what another tab wrote while nobody told it', () => {
  let entry = 'yes';
  const kept = store(() => ({
    getItem: () => entry,
    setItem: () => undefined,
    removeItem: () => undefined,
  }));
  const listener = vi.fn();
  kept.subscribe(listener);
  expect(kept.current().kept).toBe('yes');
  entry = 'no';
  kept.refresh();
  expect(kept.current().kept).toBe('no');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('a store that may not write keeps for the visit what it was told', () => {
  const kept = store(() => ({getItem: () => null, setItem: refused, removeItem: refused}));
  kept.change('no');
  kept.refresh();
  expect(kept.current()).toEqual({kept: 'no', keeping: 'blocked'});
});
