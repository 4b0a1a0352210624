/** The switch of shortcuts without Ctrl or Alt: speech input or a tremor can trigger them by accident. */

const key = 'app-single-keys';
const off = 'off';

/** The choice of this visit; undefined until it is read from the storage. */
let kept: boolean | undefined;

function read(): boolean {
  try {
    return window.localStorage.getItem(key) !== off;
  } catch {
    return true;
  }
}

export const areSingleKeysOn = (): boolean => (kept ??= read());

/** Stores the choice of the user; only for this visit if storage is blocked. */
export function switchSingleKeys(isOn: boolean): void {
  kept = isOn;
  try {
    if (isOn) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, off);
  } catch {
    // The choice is kept for this visit.
  }
}

/** True if the key types a character: a letter, a digit or a sign. */
export const isSingleKey = ({ctrlKey, metaKey, altKey, key: name}: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && name.length === 1;
