/** Storage that lasts for the visit, where the browser refuses its own: DocSearch cannot do without. */
type Name = 'localStorage' | 'sessionStorage';

function isRefused(name: Name): boolean {
  try {
    return !window[name];
  } catch {
    return true;
  }
}

function inMemory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => Array.from(items.keys())[index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** Puts a stand-in in the place of each storage that cannot be read. */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isRefused(name)) {
      Object.defineProperty(window, name, {configurable: true, value: inMemory()});
    }
  }
}
