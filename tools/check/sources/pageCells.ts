/** Sizes and checksums that texts write out beside the number of a record. */
import {quotesIn} from '../../../plugins/verified/quotes';
import {kindOf} from '../../../src/data/liveSources';
import {formatBytes} from '../../../src/kit/format/bytes';
import type {QuotedCell} from './quotedCells';
import {hasChecksum, sizesOf, type Metadata} from './recordFiles';
import type {Text} from './texts';

const steps: Readonly<Record<string, number>> = {
  bytes: 1,
  kB: 1e3,
  MB: 1e6,
  GB: 1e9,
  TB: 1e12,
  KiB: 2 ** 10,
  MiB: 2 ** 20,
  GiB: 2 ** 30,
  TiB: 2 ** 40,
};

const size = new RegExp(
  `(\\d[\\d,]*(?:\\.\\d+)?)[ \\u00a0](${Object.keys(steps).join('|')})\\b`,
  'g',
);
const checksum = /\badler32:([0-9a-f]{8})\b/g;

/** Whether a number of bytes is printed so, rounded to the digits that are shown. */
function isPrinted(bytes: number, number: string, unit: string): boolean {
  const digits = number.split('.')[1]?.length ?? 0;
  const value = bytes / (steps[unit] ?? 1);
  return Math.abs(value - Number(number.replaceAll(',', ''))) <= 0.5 * 10 ** -digits * 1.0001;
}

function sizeThere(metadata: Metadata, number: string, unit: string): string {
  const sizes = sizesOf(metadata);
  if (sizes.some((bytes) => isPrinted(bytes, number, unit))) return `${number} ${unit}`;
  return `nothing of this size; ${formatBytes(metadata.distribution?.size ?? 0)} in all`;
}

/** What a tag prints comes from tables, and carries no information about the numbers beside it. */
const recordsIn = (text: string): readonly string[] =>
  quotesIn(text.replace(/<[A-Z][^>]*>/g, ''))
    .filter(({item}) => kindOf(item) === 'record')
    .map(({item}) => item.slice('record:'.length));

/** The sentences of a line; a row of a table is one. */
const sentencesOf = (line: string): readonly string[] =>
  line.startsWith('|') ? [line] : line.split(/(?<=[.!?:;])\s+/);

function sizeCells(file: string, lines: readonly string[]): readonly QuotedCell[] {
  return lines.flatMap((line, index) =>
    sentencesOf(line).flatMap((sentence) => {
      const [record, ...others] = new Set(recordsIn(sentence));
      if (record === undefined || others.length > 0) return [];
      return Array.from(sentence.matchAll(size), ([, number = '', unit = '']) => ({
        record,
        where: `${file}:${index + 1}`,
        what: 'size',
        here: `${number} ${unit}`,
        there: (metadata: Metadata) => sizeThere(metadata, number, unit),
      }));
    }),
  );
}

/** A checksum belongs to the record that is named last before it, or with it. */
function checksumCells(file: string, lines: readonly string[]): readonly QuotedCell[] {
  let record = '';
  return lines.flatMap((line, index) => {
    record = recordsIn(line).at(-1) ?? record;
    const of = record;
    return Array.from(line.matchAll(checksum), ([here, digits = '']) => ({
      record: of,
      where: `${file}:${index + 1}`,
      what: 'checksum',
      here,
      there: (metadata: Metadata) =>
        hasChecksum(metadata, digits) ? here : 'no file with this checksum',
    }));
  });
}

/** What the pages say; a checksum before which no record is named has an empty one. */
export const pageCells = (texts: readonly Text[]): readonly QuotedCell[] =>
  texts
    .filter(({file}) => /\.mdx?$/.test(file))
    .flatMap(({file, text}) => {
      const lines = text.split('\n');
      return [...sizeCells(file, lines), ...checksumCells(file, lines)];
    });
