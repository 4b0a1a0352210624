/** Formats of numbers, made once each: making one takes longer than drawing a plot. */
const made = new Map<string, Intl.NumberFormat>();

/** A number with commas between thousands, and so many decimals. */
export function printDecimals(value: number, fewest: number, most: number = fewest): string {
  const key = `${fewest} ${most}`;
  const format =
    made.get(key) ??
    new Intl.NumberFormat('en-GB', {minimumFractionDigits: fewest, maximumFractionDigits: most});
  made.set(key, format);
  return format.format(value);
}
