/** A whole number from `low` to `high`; undefined for any other text. */
export function wholeNumber(text: string, low: number, high: number): number | undefined {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : NaN;
  return value >= low && value <= high ? value : undefined;
}
