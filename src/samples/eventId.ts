/** Names of single events of the teaching samples, for links between apps: `hzz13-1-1234`. */

export interface EventId {
  /** Of the sample. */
  readonly key: string;
  /** Of the sample: with another one the rows are others. */
  readonly version: string;
  /** From 0, in the order of the sample. */
  readonly row: number;
}

const form = /^([a-z][a-z0-9]{1,11})-(\d{1,4})-(0|[1-9]\d{0,6})$/;

export const printEventId = ({key, version, row}: EventId): string => `${key}-${version}-${row}`;

/** @returns undefined for a text that names no event */
export function readEventId(text: string): EventId | undefined {
  const [, key, version, row] = form.exec(text) ?? [];
  return key && version && row ? {key, version, row: Number(row)} : undefined;
}
