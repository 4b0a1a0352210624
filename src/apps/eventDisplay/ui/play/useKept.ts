import {useCallback, useState} from 'react';

const prefix = 'atlas-open-data.event-display.';

function keptBefore<Value>(name: string, read: (kept: unknown) => Value): Value {
  try {
    return read(JSON.parse(window.sessionStorage.getItem(prefix + name) ?? 'null'));
  } catch {
    return read(null);
  }
}

function keep(name: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // A browser without storage, or without room: it lasts until the page is left.
  }
}

/**
 * Something that a reload of this tab keeps, and nobody else gets.
 *
 * @param read checks what was kept; `null` where nothing was
 */
export function useKept<Value>(
  name: string,
  read: (kept: unknown) => Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => keptBefore(name, read));
  const set = useCallback(
    (next: Value) => {
      setValue(next);
      keep(name, next);
    },
    [name],
  );
  return [value, set];
}
