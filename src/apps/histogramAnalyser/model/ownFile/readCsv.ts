/** Reads a table from text: separator, decimal sign, header and quotes are found out. */
import Papa, {type ParseConfig, type ParseResult} from 'papaparse';
import {UserFileError} from '@site/src/kit/userFile/problem';
import {formatCount, formatCountOf} from '@site/src/kit/format/numbers';
import {columnBuilder, type ColumnBuilder} from './columnBuilder';
import {finishedTable, metadataRemark} from './finishTable';
import {checkSize} from './limits';
import {hasDecimalCommas, numberOf, withDecimalPoint} from './numbers';
import type {OwnTable} from './table';

type Row = readonly string[];

/** Characters that are taken apart at once. */
const pieceLength = 1e6;

const separatorNames: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

/** Its types know of pieces for files only. */
interface InPieces extends ParseConfig<string[]> {
  readonly chunkSize: number;
  chunk(piece: ParseResult<string[]>): void;
}

const isNumber = (cell: string): boolean => numberOf(cell) !== undefined;

/** Names of columns without gaps and repetitions. */
function distinctNames(cells: Row): string[] {
  const names: string[] = [];
  cells.forEach((cell, place) => {
    const name = cell.trim() || `column ${place + 1}`;
    let unique = name;
    for (let i = 2; names.includes(unique); i += 1) unique = `${name} (${i})`;
    names.push(unique);
  });
  return names;
}

/** The lines that begin with #, before the first that does not. */
function commentsOf(text: string): readonly string[] {
  const start = /^(?:#[^\n]*\n|\s*\n)+/.exec(text)?.[0] ?? '';
  return start
    .split('\n')
    .map((line) => line.replace(/^#\s*/, '').trim())
    .filter(Boolean);
}

/** A header where numpy writes it, in the last comment. */
function commentedNames(
  comments: readonly string[],
  delimiter: string,
  width: number,
): Row | undefined {
  const cells = comments.at(-1)?.split(delimiter);
  return cells?.length === width && !cells.some(isNumber) ? cells : undefined;
}

const quoteCure =
  'Open the file in a text editor and close the quotation mark, or double it if it belongs to the text.';

const emptyFile = (): UserFileError =>
  new UserFileError('The file is empty.', 'Check that the program that wrote it finished.');

/**
 * @param progress hears of the part that is read, from 0 to 1
 * @throws UserFileError for ragged rows, open quotation marks, too large tables and tables without numbers
 */
export function readCsv(
  text: string,
  file: Pick<OwnTable, 'name' | 'bytes' | 'address'>,
  progress: (share: number) => void = () => undefined,
): OwnTable {
  let names: readonly string[] | undefined;
  let builders: readonly ColumnBuilder[] = [];
  let hasCommas = false;
  let below = '';
  let rows = 0;
  let emptyPieces = 0;
  const comments = commentsOf(text);
  const remarks: string[] = [];

  const begin = (data: readonly Row[], delimiter: string): readonly Row[] => {
    const [first = [], ...rest] = data;
    hasCommas = delimiter !== ',' && hasDecimalCommas(data.slice(0, 2000));
    const hasHeader = !first.every((cell) => isNumber(hasCommas ? withDecimalPoint(cell) : cell));
    const header = hasHeader ? first : commentedNames(comments, delimiter, first.length);
    names = distinctNames(header ?? first.map(() => ''));
    builders = names.map(columnBuilder);
    const descriptionLines = hasHeader || !header ? comments : comments.slice(0, -1);
    if (descriptionLines.length > 0) remarks.push(metadataRemark(descriptionLines.join(' ')));
    if (names.length > 1 && separatorNames[delimiter] && delimiter !== ',') {
      remarks.push(`Columns are separated by ${separatorNames[delimiter]}.`);
    }
    if (hasCommas) remarks.push('The decimal separator is a comma.');
    if (!header) remarks.push('The file has no header: the columns are numbered.');
    below = hasHeader ? ' below the header' : '';
    return hasHeader ? rest : data;
  };

  const add = (cells: Row): void => {
    rows += 1;
    const width = builders.length;
    if (cells.length !== width) {
      const last = cells.length < width ? names?.[cells.length] : names?.[width - 1];
      throw new UserFileError(
        `Row ${formatCount(rows)}${below} has ${formatCountOf(cells.length, 'cell')}, but ${width} are expected: ${cells.length < width ? `column “${last}” is the first without one` : `there are extra cells after column “${last}”`}.`,
        'Correct this row, or put quotation marks around text values that contain the separator, and open the file again.',
      );
    }
    for (let i = 0; i < width; i += 1) {
      const cell = cells[i] as string;
      (builders[i] as ColumnBuilder).addText(hasCommas ? withDecimalPoint(cell) : cell);
    }
  };

  const openQuote = (): UserFileError =>
    new UserFileError(
      `A quotation mark is opened in row ${formatCount(rows + 1)}${below} and never closed.`,
      quoteCure,
    );

  if (text.trim() === '') throw emptyFile();
  const inPieces: InPieces = {
    comments: '#',
    skipEmptyLines: true,
    chunkSize: pieceLength,
    chunk(piece) {
      emptyPieces = piece.data.length === 0 ? emptyPieces + 1 : 0;
      // Papa takes all that follows an open quotation mark apart again with each piece.
      if (emptyPieces > 2) throw openQuote();
      const fault = piece.errors.find(({type}) => type === 'Quotes');
      const data = fault ? piece.data.slice(0, fault.row) : piece.data;
      if (names) data.forEach(add);
      else if (data.length > 0) begin(data, piece.meta.delimiter).forEach(add);
      if (fault) throw openQuote();
      checkSize(rows, builders.length);
      progress(Math.min(1, piece.meta.cursor / text.length));
    },
  };
  Papa.parse<string[]>(text, inPieces);
  if (!names) throw emptyFile();
  const columns = builders.map((builder, i) => builder.done(names?.[i] ?? ''));
  return finishedTable({...file, format: 'CSV', rows, columns, remarks});
}
