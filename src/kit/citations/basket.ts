/** The records that a reader wants to cite, kept in the browser: a short list of record numbers. */
import type {KeptForm} from '@site/src/lib/storage/KeptStore';

export const basketKey = 'atlas-open-data.citations';

const version = 1;
/** More than all records of the portal together. */
const most = 500;

export type Basket = readonly number[];

export const empty: Basket = [];

const isNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Reads what was stored; anything that this site cannot have written counts as nothing. */
export function parseBasket(text: string | null): Basket {
  if (text === null) return empty;
  try {
    const stored = JSON.parse(text) as {v?: unknown; records?: unknown} | null;
    if (stored?.v !== version || !Array.isArray(stored.records)) return empty;
    return Array.from(new Set(stored.records.filter(isNumber))).slice(0, most);
  } catch {
    return empty;
  }
}

export const writeBasket = (basket: Basket): string =>
  JSON.stringify({v: version, records: basket});

export const keptBasket: KeptForm<Basket> = {
  key: basketKey,
  parse: parseBasket,
  write: (basket) => (basket.length === 0 ? null : writeBasket(basket)),
};

export const withRecords = (basket: Basket, records: readonly number[]): Basket =>
  Array.from(new Set([...basket, ...records])).slice(0, most);

export const without = (basket: Basket, record: number): Basket =>
  basket.filter((id) => id !== record);

export const holdsAll = (basket: Basket, records: readonly number[]): boolean =>
  records.every((record) => basket.includes(record));
