/** The last checks of a table before it is returned. */
import {UserFileError} from '@site/src/kit/userFile/problem';
import {formatCount, formatCountOf} from '@site/src/kit/format/numbers';
import {limits} from './limits';
import type {OwnColumn, OwnTable} from './table';

const longestWords = 300;

/** Metadata of a file; those of our own samples state that they are simulated for teaching. */
export const metadataRemark = (words: string): string =>
  `Description in the file: “${words.length > longestWords ? `${words.slice(0, longestWords)}…` : words}”`;

function remarkOf({name, words, firstWord}: OwnColumn): string[] {
  if (!firstWord) return [];
  const others = words > 1 ? ` and ${formatCount(words - 1)} more` : '';
  return [
    `Row ${formatCount(firstWord.row)}${others}, column “${name}”: “${firstWord.text}” is not a number. Such a cell is treated as missing; the row is kept.`,
  ];
}

const roundedRemark = ({name, rounded}: OwnColumn): string[] =>
  rounded > 0
    ? [
        `Column “${name}” has ${formatCountOf(rounded, 'whole number')} above 2⁵³, which ${rounded === 1 ? 'is' : 'are'} rounded here: event numbers and other identifiers may not be exact.`,
      ]
    : [];

export const noRows = (what: string): UserFileError =>
  new UserFileError(what, 'Check that the program that wrote it finished.');

/** Columns of words that can be neither histograms nor processes. */
function leftOut({columns}: OwnTable): string[] {
  const names = columns
    .filter(({kind, categories}) => kind === 'text' && !categories)
    .map(({name}) => `“${name}”`);
  if (names.length === 0) return [];
  return [
    `Skipped because they contain more than ${limits.categories} different text values: ${names.join(', ')}.`,
  ];
}

/**
 * Adds what a reader should know of single cells.
 *
 * @throws UserFileError for a table without rows or without numbers
 */
export function finishedTable(table: OwnTable): OwnTable {
  const {rows, columns, remarks} = table;
  const names = columns.map(({name}) => `“${name}”`);
  if (rows === 0) {
    const shown = names.slice(0, 5).join(', ');
    throw noRows(`The file has a header (${shown}) but no rows below it.`);
  }
  const hasNumbers = ({kind, min}: OwnColumn): boolean => kind === 'number' && !Number.isNaN(min);
  if (!columns.some(hasNumbers)) {
    const first = columns.find(({firstWord, categories}) => firstWord ?? categories);
    const seen = first?.categories?.list[0]?.label;
    throw new UserFileError(
      `No column contains numbers${seen ? `: the first row of “${first.name}” contains “${seen}”` : ''}.`,
      'A histogram requires at least one numerical column; check the separator between the columns.',
    );
  }
  return {
    ...table,
    remarks: [
      ...remarks,
      ...columns.flatMap(remarkOf),
      ...columns.flatMap(roundedRemark),
      ...leftOut(table),
    ],
  };
}
