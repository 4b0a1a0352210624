/** Columns and rows in which so many plots fit on one screen: [columns, rows]. */
export function columnsFor(plots: number): readonly [columns: number, rows: number] {
  const columns = plots <= 3 ? Math.max(1, plots) : plots === 4 ? 2 : plots <= 9 ? 3 : 4;
  return [columns, Math.max(1, Math.ceil(plots / columns))];
}
