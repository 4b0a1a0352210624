/** Worksheets and answer keys of the lessons, read cell by cell, so that no test repeats a number of a sheet. */
import {lessons, type Lesson} from '../../../src/data/lessons';
import {readPrinted} from '../../../src/kit/format/readPrinted';
import type {Grid, lessonIds, TableBlock} from '../../../src/data/lessons/schema';

type Id = (typeof lessonIds)[number];
type Rows = TableBlock['rows'];

export function lessonOf(id: Id): Lesson {
  const found = lessons.find((lesson) => lesson.id === id);
  if (!found) throw new RangeError(`There is no lesson ${id}.`);
  return found;
}

function only<T>(found: readonly T[], what: string): T {
  const [first] = found;
  if (first === undefined || found.length > 1) throw new RangeError(`${what}: ${found.length}`);
  return first;
}

const questionsOf = (id: Id): readonly string[] =>
  lessonOf(id).worksheet.flatMap((block) => (block.kind === 'question' ? [block.text] : []));

/** The question of a worksheet that contains these words, wherever it stands. */
export const questionWith = (id: Id, words: string): string =>
  only(
    questionsOf(id).filter((text) => text.includes(words)),
    `questions with “${words}”`,
  );

/** The text between tables and questions of a worksheet that contains these words. */
export const sheetText = (id: Id, words: string): string =>
  only(
    lessonOf(id).worksheet.flatMap((block) =>
      block.kind === 'text' && block.text.includes(words) ? [block.text] : [],
    ),
    `texts with “${words}”`,
  );

/** Number of the question of a worksheet that contains these words. */
export const numberOfQuestion = (id: Id, words: string): number =>
  questionsOf(id).indexOf(questionWith(id, words)) + 1;

const tableWith = (id: Id, caption: string): TableBlock =>
  only(
    lessonOf(id).worksheet.flatMap((block) =>
      block.kind === 'table' && block.caption.includes(caption) ? [block] : [],
    ),
    `tables with “${caption}”`,
  );

/** Rows of the table of a worksheet whose caption contains these words. */
export const sheetTable = (id: Id, caption: string): Rows => tableWith(id, caption).rows;

/** The whole caption that contains these words. */
export const sheetCaption = (id: Id, words: string): string => tableWith(id, words).caption;

/** Rows of the table of an answer key whose caption contains these words. */
export const keyTable = (id: Id, caption: string): Rows =>
  only(
    lessonOf(id).answers.flatMap(({table}) => (table?.caption.includes(caption) ? [table] : [])),
    `tables with “${caption}”`,
  ).rows;

/** The grid that the class fills. */
export const sheetGrid = (id: Id): Grid =>
  only(
    lessonOf(id).worksheet.flatMap((block) => (block.kind === 'grid' ? [block] : [])),
    `grids of ${id}`,
  );

/** A number as a text or a cell prints it: −27, 10,749, 172°, 20.1 nb, 36{,}600. */
export const readNumber = (printed = ''): number =>
  readPrinted(printed.replaceAll(/\{,\}|\\,/g, ''));

/** The number in the brackets of a pattern, which must match the words. */
export function numberIn(words: string, pattern: RegExp): number {
  const match = pattern.exec(words);
  if (!match) throw new RangeError(`${String(pattern)} is not in “${words}”.`);
  return readNumber(match[1]);
}

/** Contents of the bins of a grid; a value on a line belongs to the bin on its right. */
export const binned = (values: readonly number[], {from, to, bin}: Grid): readonly number[] =>
  Array.from(
    {length: Math.round((to - from) / bin)},
    (_, i) =>
      values.filter((value) => value >= from + i * bin && value < from + (i + 1) * bin).length,
  );

/** Names as a sentence lists them: 1, 2 and 8. */
export const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter(Boolean).join(' and ');

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A small number in words; in digits where there is none. */
export const spelled = (count: number): string => small[count] ?? String(count);

export const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
