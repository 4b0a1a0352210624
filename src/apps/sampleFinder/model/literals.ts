/** Values as Python writes them. */

export const text = (value: string): string => JSON.stringify(value);

export const number = (value: number): string => String(value);

export const indent = (lines: readonly string[], depth = 1): readonly string[] =>
  lines.map((line) => (line === '' ? '' : `${'    '.repeat(depth)}${line}`));
