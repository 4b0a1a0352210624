/** A lesson as two documents for word processors: the worksheet without answers, and the answer key. */
import {
  AlignmentType,
  Document,
  Footer,
  LevelFormat,
  PageNumber,
  Paragraph,
  TextRun,
  type FileChild,
} from 'docx';
import {lessonAnchor, type Lesson} from '../../../../src/data/lessons';
import type {SheetKind} from '../../../../src/data/lessons/documents';
import {
  partNameOf,
  worksheetParts,
  type NumberedBlock,
  type PartName,
} from '../../../../src/data/lessons/worksheetParts';
import {answerLines, nameLine, numbered, pictureOf, questionList, tableOf} from './blocks';
import {drawingOf, histogramDrawing} from './drawings';
import {richRuns} from './richRuns';
import {paragraphStyles} from './styles';

/** The note on the origin of a sheet's numbers, below its title. */
export const practiceNote =
  'Events on this sheet are simulated or made up for practice; each table states which.';

const licence = 'CC BY 4.0';

/**
 * @param following the blocks after it: a drawing stays on the page of its question, and so does a table, unless the
 *   question has a tall drawing as well
 */
function partsOf(
  block: NumberedBlock,
  following: readonly NumberedBlock[],
  siteUrl: string,
): readonly FileChild[] {
  const [next, afterNext] = following;
  if (block.kind === 'question') {
    const isDrawn = next?.kind === 'grid' || next?.kind === 'angles';
    return [
      numbered(block.text, siteUrl, block.lines > 0 || isDrawn),
      ...answerLines(block.lines, isDrawn),
    ];
  }
  if (block.kind === 'table') {
    return tableOf(block, siteUrl, next?.kind === 'question' && afterNext?.kind !== 'angles');
  }
  if (block.kind === 'text') return [new Paragraph({children: richRuns(block.text, siteUrl)})];
  const drawing = drawingOf(block);
  if (!drawing) return [];
  return pictureOf(drawing, block.kind === 'grid' ? undefined : block.caption);
}

/** The name of a part above its questions; nothing for those of an only lesson. */
const partHeading = (name: PartName | undefined): readonly FileChild[] =>
  name === undefined ? [] : [new Paragraph({heading: 'Heading2', text: name})];

/** The top of a part; the two halves of a double lesson can be distributed separately. */
const partTop = (name: PartName | undefined): readonly FileChild[] => [
  ...(name === 'Second lesson' ? [nameLine({isOnNewPage: true})] : []),
  ...partHeading(name),
];

function worksheetContent(lesson: Lesson, siteUrl: string): readonly FileChild[] {
  return [
    nameLine(),
    new Paragraph({heading: 'Heading1', text: lesson.title}),
    new Paragraph({style: 'Note', text: practiceNote}),
    ...worksheetParts(lesson).flatMap(({name, blocks}) => [
      ...partTop(name),
      ...blocks.flatMap((block, place) => partsOf(block, blocks.slice(place + 1), siteUrl)),
    ]),
  ];
}

function answerContent(lesson: Lesson, siteUrl: string): readonly FileChild[] {
  const {title, answers} = lesson;
  const names = answers.map((_, place) => partNameOf(lesson, place + 1));
  return [
    new Paragraph({heading: 'Heading1', text: `Answers: ${title}`}),
    new Paragraph({style: 'Note', text: practiceNote}),
    ...answers.flatMap(({text, table, grid}, place) => [
      ...(names[place] === names[place - 1] ? [] : partHeading(names[place])),
      numbered(text, siteUrl, table !== undefined || grid !== undefined),
      ...(table ? tableOf(table, siteUrl) : []),
      ...(grid ? pictureOf(histogramDrawing(grid)) : []),
    ]),
  ];
}

/** The foot of each page: site, licence, page number and URL of the lesson. */
function footerOf(address: string): Footer {
  return new Footer({
    children: [
      new Paragraph({
        style: 'Foot',
        children: [
          new TextRun({
            children: [
              `ATLAS Open Data, ${licence}, page `,
              PageNumber.CURRENT,
              ' of ',
              PageNumber.TOTAL_PAGES,
            ],
          }),
          new TextRun({text: address, break: 1}),
        ],
      }),
    ],
  });
}

const margin = '20mm';

/**
 * A sheet of a lesson as a document.
 *
 * @param siteUrl URL of the published site, with its path, ending in a slash
 */
export function documentOf(lesson: Lesson, kind: SheetKind, siteUrl: string): Document {
  const {id, title, page} = lesson;
  const isKey = kind === 'answer-key';
  const address = new URL(`${page.slice(1)}#${lessonAnchor(id)}`, siteUrl).href;
  return new Document({
    title: isKey ? `Answers: ${title}` : title,
    subject: 'Lesson with ATLAS Open Data',
    creator: 'ATLAS Open Data',
    lastModifiedBy: 'ATLAS Open Data',
    description: `${address}, ${licence}`,
    styles: paragraphStyles,
    numbering: {
      config: [
        {
          reference: questionList,
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1',
              alignment: AlignmentType.LEFT,
              style: {run: {bold: true}, paragraph: {indent: {left: 397, hanging: 397}}},
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: {width: '210mm', height: '297mm'},
            margin: {top: margin, right: margin, bottom: margin, left: margin},
          },
        },
        footers: {default: footerOf(address)},
        children: isKey ? answerContent(lesson, siteUrl) : worksheetContent(lesson, siteUrl),
      },
    ],
  });
}
