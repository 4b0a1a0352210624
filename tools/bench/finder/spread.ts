export interface Spread {
  readonly p50: number;
  readonly p95: number;
}

/** Of some milliseconds: half of them are below the first, 95 of 100 below the second. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    if (value === undefined) throw new Error('Nothing was measured.');
    return value;
  };
  return {p50: at(0.5), p95: at(0.95)};
}
