// @vitest-environment jsdom
import {afterEach, expect, it} from 'vitest';
import {provideStorage} from './standInStorage';

const own = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {
  configurable: true,
  value: window.localStorage,
};

afterEach(() => Object.defineProperty(window, 'localStorage', own));

it('leaves a storage that works alone', () => {
  const before = window.localStorage;
  provideStorage();
  expect(window.localStorage).toBe(before);
});

it('is in for one that is refused, and keeps items for the visit', () => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('no', 'SecurityError');
    },
  });
  provideStorage();
  const storage = window.localStorage;
  expect(storage.getItem('a')).toBeNull();
  storage.setItem('a', '1');
  storage.setItem('b', '2');
  expect([storage.length, storage.key(1), storage.getItem('a')]).toEqual([2, 'b', '1']);
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
  storage.clear();
  expect(storage.length).toBe(0);
});
