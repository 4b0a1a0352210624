/** The changed theme parts, as `src/theme/README.md` lists them. */

export interface LedgerRow {
  readonly part: string;
  /** Wrapped or replaced. */
  readonly how: string;
}

export function readLedger(text: string): readonly LedgerRow[] {
  return Array.from(text.matchAll(/^\| `([^`]+)` +\| (\w+) +\|/gm), ([, part = '', how = '']) => ({
    part,
    how,
  }));
}
