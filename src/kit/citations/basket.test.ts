import {describe, expect, it, vi} from 'vitest';
import {KeptStore} from '@site/src/lib/storage/KeptStore';
import {
  basketKey,
  holdsAll,
  keptBasket,
  parseBasket,
  withRecords,
  without,
  writeBasket,
} from './basket';

describe('what was stored', () => {
  it('is read back', () => {
    expect(parseBasket(writeBasket([93910, 15005]))).toEqual([93910, 15005]);
  });

  it.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['[93910]'],
    ['{"v":2,"records":[93910]}'],
    ['{"v":1,"records":{"length":1}}'],
  ])('counts as nothing if it is %s', (text) => {
    expect(parseBasket(text)).toEqual([]);
  });

  it('keeps what can be meant', () => {
    expect(parseBasket('{"v":1,"records":[1,"2",3.5,-4,null,5,1]}')).toEqual([1, 5]);
  });
});

it('holds each record once, in the order of adding', () => {
  expect(withRecords([3, 1], [2, 3])).toEqual([3, 1, 2]);
  expect(without([3, 1, 2], 1)).toEqual([3, 2]);
  expect(holdsAll([3, 1], [1])).toBe(true);
  expect(holdsAll([3, 1], [1, 2])).toBe(false);
});

function memory() {
  const entries = new Map<string, string>();
  let elsewhere: (key: string | null) => void = () => undefined;
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
  return {
    entries,
    storage,
    browser: {
      storage: () => storage,
      onChange: (listener: typeof elsewhere) => {
        elsewhere = listener;
      },
    },
    changeElsewhere(text: string) {
      entries.set(basketKey, text);
      elsewhere(basketKey);
    },
  };
}

const refuse = (name: string) => (): never => {
  throw new DOMException('no', name);
};

describe('the store', () => {
  it('writes each change, reports it, and leaves no entry behind when it is emptied', () => {
    const {entries, browser} = memory();
    const store = new KeptStore(keptBasket, browser);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.change([93910]);
    expect(entries.get(basketKey)).toBe('{"v":1,"records":[93910]}');
    expect(new KeptStore(keptBasket, browser).current()).toEqual({kept: [93910], keeping: 'kept'});
    store.change([]);
    expect(entries.size).toBe(0);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.change([1]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('follows other tabs', () => {
    const {browser, changeElsewhere} = memory();
    const store = new KeptStore(keptBasket, browser);
    const listener = vi.fn();
    store.subscribe(listener);
    changeElsewhere('{"v":1,"records":[80020]}');
    expect(store.current().kept).toEqual([80020]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('works for the visit where storage is blocked, and says so', () => {
    const store = new KeptStore(keptBasket, {
      storage: refuse('SecurityError'),
      onChange: () => undefined,
    });
    expect(store.current()).toEqual({kept: [], keeping: 'blocked'});
    store.change([93910]);
    expect(store.current()).toEqual({kept: [93910], keeping: 'blocked'});
  });

  it('works for the visit where storage is full, and says so until there is room', () => {
    const {storage, browser} = memory();
    const store = new KeptStore(keptBasket, browser);
    const write = vi.spyOn(storage, 'setItem').mockImplementation(refuse('QuotaExceededError'));
    store.change([93910]);
    expect(store.current()).toEqual({kept: [93910], keeping: 'full'});
    write.mockRestore();
    store.change([93910, 15005]);
    expect(store.current().keeping).toBe('kept');
  });
});
