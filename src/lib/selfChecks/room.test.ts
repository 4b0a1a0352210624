import {expect, it} from 'vitest';
import {roomForAnswer} from './room';

/** A storage with room for a number of characters. */
function browserWith(room: number) {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, text);
    },
    removeItem: (key: string) => void entries.delete(key),
  };
  return {entries, browser: {storage: () => storage, onChange: () => undefined}};
}

it('finds room for an answer, and leaves nothing behind', () => {
  const {entries, browser} = browserWith(5_000_000);
  expect(roomForAnswer(browser)).toBe('kept');
  expect(entries.size).toBe(0);
});

it('distinguishes a full storage from one that is refused', () => {
  expect(roomForAnswer(browserWith(100).browser)).toBe('full');
  const storage = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(roomForAnswer({storage, onChange: () => undefined})).toBe('blocked');
});
