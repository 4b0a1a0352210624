/** The facts of pages as a table, those that are hardest to read first. */
import type {PageFacts} from './pageFacts';
import {quantileOf} from './readability';

type Column = readonly [name: string, value: (page: PageFacts) => number, digits?: number];

const columns: readonly Column[] = [
  ['words', ({words}) => words],
  ['sentences', ({reading}) => reading.sentences],
  ['median', ({reading}) => reading.median],
  ['90 %', ({reading}) => reading.ninetieth],
  ['grade', ({reading}) => reading.grade, 1],
  ['age', ({reading}) => reading.age, 1],
  ['figures', ({figures}) => figures],
  ['tables', ({tables}) => tables],
  ['formulas', ({formulas}) => formulas],
  ['citations', ({citations}) => citations],
  ['links', ({links}) => links],
];

/** What is not added up: of these the middle of all pages is told. */
const middles = new Set(['median', '90 %', 'grade', 'age']);

const worstFirst = (pages: readonly PageFacts[]): readonly PageFacts[] =>
  [...pages].sort((a, b) => b.reading.grade - a.reading.grade);

function total([name, value, digits = 0]: Column, pages: readonly PageFacts[]): string {
  const values = pages.map(value);
  const sum = values.reduce((all, one) => all + one, 0);
  return (middles.has(name) ? quantileOf(values, 0.5) : sum).toFixed(digits);
}

export function reportOf(pages: readonly PageFacts[]): string {
  const rows = [
    ['page', ...columns.map(([name]) => name)],
    ...worstFirst(pages).map((page) => [
      page.file,
      ...columns.map(([, value, digits = 0]) => value(page).toFixed(digits)),
    ]),
    [`${pages.length} pages`, ...columns.map((column) => total(column, pages))],
  ];
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  const cell = (text: string, i: number): string =>
    i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0);
  return rows.map((row) => row.map(cell).join('  ')).join('\n');
}
