import {useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {KeptStore, type KeptForm} from '@site/src/lib/storage/KeptStore';

/** The reading of one page; parts are named by the ids of their headings. */
interface PageReading {
  /** The part that the user last opened with the controls of the parts. */
  readonly at: string;
  readonly read: readonly string[];
}

/** Progress by path of the page; the page used last comes last. */
export type Reading = Readonly<Record<string, PageReading>>;

const version = 1;
const [maxPages, maxParts, maxLength] = [60, 20, 120];

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxLength;

function pageReading(value: unknown): PageReading | undefined {
  const {at, read} = (value ?? {}) as {readonly at?: unknown; readonly read?: unknown};
  if (!isId(at) || !Array.isArray(read)) return undefined;
  return {at, read: read.filter(isId).slice(0, maxParts)};
}

/** Reads what was stored; anything that this site cannot have written counts as nothing. */
export function parseReading(text: string | null): Reading {
  if (text === null) return {};
  try {
    const {v, pages} = JSON.parse(text) as {readonly v?: unknown; readonly pages?: unknown};
    if (v !== version || typeof pages !== 'object' || pages === null) return {};
    const known = Object.entries(pages).flatMap(([page, value]) => {
      const reading = pageReading(value);
      return reading && page.startsWith('/') ? [[page, reading] as const] : [];
    });
    return Object.fromEntries(known.slice(-maxPages));
  } catch {
    return {};
  }
}

export const keptReading: KeptForm<Reading> = {
  key: 'atlas-open-data.parts',
  parse: parseReading,
  write: (reading) => {
    const pages = Object.entries(reading).slice(-maxPages);
    if (pages.length === 0) return null;
    return JSON.stringify({v: version, pages: Object.fromEntries(pages)});
  },
};

/** One for all pages of the visit. */
export const readingStore = new KeptStore(keptReading);

/** A reading without a page, or with a new state of it. */
export function withPage(reading: Reading, page: string, state: PageReading | null): Reading {
  const others = Object.entries(reading).filter(([other]) => other !== page);
  return Object.fromEntries(state ? [...others, [page, state]] : others);
}

interface Using {
  readonly reading: PageReading;
  readonly keep: (state: PageReading) => void;
  readonly forget: () => void;
}

const {subscribe, current} = readingStore;
const beforeReading: Reading = {};
const nothing: PageReading = {at: '', read: []};

/** The progress on this page that the browser keeps; none on the server. */
export function useReading(): Using {
  const {pathname: page} = useLocation();
  const all = useSyncExternalStore(
    subscribe,
    () => current().kept,
    () => beforeReading,
  );
  const change = (state: PageReading | null): void =>
    readingStore.change(withPage(current().kept, page, state));
  return {reading: all[page] ?? nothing, keep: change, forget: () => change(null)};
}
