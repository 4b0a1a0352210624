/** True if the browser has room for one more answer: a storage that is full can still be read. */
import {KeptStore, type Keeping, type KeptForm} from '../storage/KeptStore';
import {keptChecks} from './kept';

/** Longer than what one answer adds. */
const sample = ' '.repeat(400);

/** A name of its own, so that other tabs with answers do not read theirs again. */
const probe: KeptForm<string | null> = {
  key: `${keptChecks.key}.room`,
  parse: () => null,
  write: (text) => text,
};

/** Writes as much as an answer needs, and removes it at once. */
export function roomForAnswer(browser?: ConstructorParameters<typeof KeptStore>[1]): Keeping {
  const store = new KeptStore(probe, browser);
  store.change(sample);
  const {keeping} = store.current();
  store.change(null);
  return keeping;
}
