/** The parts of a worksheet as paragraphs and tables of a document. */
import {
  AlignmentType,
  ImageRun,
  LeaderType,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type {TableBlock} from '../../../../src/data/lessons/schema';
import {plainText} from '../../../../src/lib/text/plainFormula';
import type {Drawing} from './drawings';
import {richRuns} from './richRuns';

/** Width of the text on A4 with margins of 2 cm, in twentieths of a point. */
const textWidth = 9638;

/** The list that numbers the questions of a sheet. */
export const questionList = 'questions';

export const captionStyle = 'Caption';
export const lineStyle = 'AnswerLine';

/** A numbered question, or the answer with its number. */
export const numbered = (text: string, siteUrl: string, keepNext: boolean): Paragraph =>
  new Paragraph({
    numbering: {reference: questionList, level: 0},
    keepLines: true,
    keepNext,
    children: richRuns(text, siteUrl),
  });

const leader = LeaderType.UNDERSCORE;
const tab = (): Tab => new Tab();

/** The line for name, class and date. */
export const nameLine = ({isOnNewPage = false} = {}): Paragraph =>
  new Paragraph({
    pageBreakBefore: isOnNewPage,
    tabStops: [
      {type: TabStopType.LEFT, position: Math.round(0.5 * textWidth), leader},
      {type: TabStopType.LEFT, position: Math.round(0.52 * textWidth)},
      {type: TabStopType.LEFT, position: Math.round(0.74 * textWidth), leader},
      {type: TabStopType.LEFT, position: Math.round(0.76 * textWidth)},
      {type: TabStopType.RIGHT, position: textWidth, leader},
    ],
    children: [
      new TextRun({
        children: ['Name:', tab(), tab(), 'Class:', tab(), tab(), 'Date:', tab()],
      }),
    ],
  });

/** Empty lines to write on; those of one question stay together. */
export const answerLines = (count: number, keepNext: boolean): readonly Paragraph[] =>
  Array.from(
    {length: count},
    (_, i) =>
      new Paragraph({
        style: lineStyle,
        keepNext: keepNext || i < count - 1,
        tabStops: [{type: TabStopType.RIGHT, position: textWidth, leader}],
        children: [new TextRun({children: [tab()]})],
      }),
  );

const isNumber = (cell: string): boolean => /^[−\d][\d,.–°%]*$/.test(cell);

const shownLength = (text: string): number => plainText(text).length;

/** Width of a character of a table, and the least width of a table that nobody writes in. */
const characterWidth = 110;
const minWidth = 5300;

/** Widths of the columns by the longest text in each, within limits that keep empty cells usable. */
function columnWidths({head, rows}: Pick<TableBlock, 'head' | 'rows'>): readonly number[] {
  const weights = head.map((name, column) => {
    const longest = Math.max(
      shownLength(name),
      ...rows.map((row) => shownLength(row[column] ?? '')),
    );
    return Math.min(40, Math.max(8, longest + 2));
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  const isToFillIn = rows.some((row) => row.includes(''));
  const width = isToFillIn
    ? textWidth
    : Math.min(textWidth, Math.max(minWidth, characterWidth * sum));
  return weights.map((weight) => Math.floor((weight / sum) * width));
}

interface CellStyle {
  readonly width: number;
  readonly isRight: boolean;
  readonly isHead: boolean;
  readonly keepNext: boolean;
}

function cellOf(text: string, style: CellStyle, siteUrl: string): TableCell {
  const {width, isRight, isHead, keepNext} = style;
  return new TableCell({
    width: {size: width, type: WidthType.DXA},
    margins: {top: 60, bottom: 60, left: 80, right: 80},
    children: [
      new Paragraph({
        style: isHead ? 'TableHead' : 'TableText',
        keepNext,
        alignment: isRight ? AlignmentType.RIGHT : AlignmentType.LEFT,
        children: richRuns(text, siteUrl),
      }),
    ],
  });
}

/**
 * A table below its caption, which stays on its page; the head is repeated, and no row is divided.
 *
 * @param keepNext whether what follows stays on its page
 */
export function tableOf(
  {caption, head, rows}: Omit<TableBlock, 'kind'>,
  siteUrl: string,
  keepNext = false,
): readonly (Paragraph | Table)[] {
  const widths = columnWidths({head, rows});
  const isRight = head.map((_, column) => rows.some((row) => isNumber(row[column] ?? '')));
  const rowOf = (cells: readonly string[], isHead: boolean): TableRow =>
    new TableRow({
      ...(isHead ? {tableHeader: true} : {}),
      cantSplit: true,
      children: cells.map((text, column) =>
        cellOf(
          text,
          {width: widths[column] ?? 0, isRight: isRight[column] ?? false, isHead, keepNext},
          siteUrl,
        ),
      ),
    });
  return [
    new Paragraph({style: captionStyle, keepNext: true, children: richRuns(caption, siteUrl)}),
    new Table({
      width: {size: widths.reduce((a, b) => a + b, 0), type: WidthType.DXA},
      columnWidths: [...widths],
      rows: [rowOf(head, true), ...rows.map((row) => rowOf(row, false))],
    }),
    new Paragraph({style: 'AfterTable', keepNext}),
  ];
}

/** A drawing in its line, and its caption if it has one. */
export function pictureOf(drawing: Drawing, caption?: string): readonly Paragraph[] {
  const {png, width, height, words} = drawing;
  const picture = new Paragraph({
    keepNext: caption !== undefined,
    children: [
      new ImageRun({
        type: 'png',
        data: png,
        transformation: {width, height},
        altText: {name: 'Drawing', title: 'Drawing', description: words},
      }),
    ],
  });
  return caption === undefined
    ? [picture]
    : [picture, new Paragraph({style: captionStyle, text: caption})];
}
