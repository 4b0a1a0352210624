// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {LabStore, type Codec} from './LabStore';

const codec: Codec<number> = {
  decode: (search) => {
    const text = new URLSearchParams(search).get('n');
    const known = text === null || /^\d+$/.test(text);
    return {state: known ? Number(text ?? 0) : 0, unread: known ? [] : ['n']};
  },
  encode: (state) => (state === 0 ? '' : `?n=${state}`),
};

let changed = (): void => undefined;

function storeAt(search: string): LabStore<number> {
  window.history.replaceState(null, '', `/lab${search}`);
  const store = new LabStore(codec, (onChange) => {
    changed = onChange;
    return () => undefined;
  });
  store.subscribe(() => undefined);
  return store;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('begins with what the address says, and tells what of it cannot be read', () => {
  expect(storeAt('?n=7').current()).toMatchObject({state: 7, unread: []});
  expect(storeAt('?n=many').current()).toMatchObject({state: 0, unread: ['n']});
});

it('writes a change into the address', () => {
  const store = storeAt('');
  store.change(5);
  vi.advanceTimersByTime(1000);
  expect(window.location.search).toBe('?n=5');
});

it('undoes and redoes, a whole move at once', () => {
  const store = storeAt('');
  store.change(1);
  for (const value of [2, 3, 4]) store.change(value, true);
  store.undo();
  expect(store.current().state).toBe(1);
  store.undo();
  expect(store.current().state).toBe(0);
  store.undo();
  expect(store.current().state).toBe(0);
  store.redo();
  store.redo();
  expect(store.current().state).toBe(4);
});

it('follows a link within the page, and that can be undone', () => {
  const store = storeAt('?n=3');
  expect(store.current().state).toBe(3);
  window.history.replaceState(null, '', '/lab?n=8');
  changed();
  expect(store.current().state).toBe(8);
  store.undo();
  expect(store.current().state).toBe(3);
});
