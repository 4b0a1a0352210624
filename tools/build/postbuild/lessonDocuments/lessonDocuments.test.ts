/** The documents, read as a word processor reads them: texts, formulas, tables and drawings. */
import {load} from 'cheerio';
import {strFromU8, unzipSync} from 'fflate';
import {beforeAll, describe, expect, it} from 'vitest';
import {lessons, type Lesson} from '../../../../src/data/lessons';
import {
  allDocumentsLimit,
  documentFile,
  sheetKinds,
  type SheetKind,
} from '../../../../src/data/lessons/documents';
import type {TableBlock} from '../../../../src/data/lessons/schema';
import {worksheetParts} from '../../../../src/data/lessons/worksheetParts';
import {piecesOf, textsIn} from '../../../../src/lib/text/richText';
import {practiceNote} from './document';
import {zipped, type NamedFile} from './packed';
import {lessonDocuments} from '.';

const siteUrl = 'https://opendata.example/path/';

type Parts = Readonly<Record<string, Uint8Array>>;

const partsOf = new Map<string, Parts>();

const xmlOf = (id: string, kind: SheetKind, part: string) =>
  load(strFromU8(partsOf.get(`${id}-${kind}.docx`)?.[part] ?? new Uint8Array()), {xml: true});

const bodyOf = (id: string, kind: SheetKind) => xmlOf(id, kind, 'word/document.xml');

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textOf(id: string, kind: SheetKind): string {
  const body = bodyOf(id, kind);
  const paragraphs = body('w\\:p').toArray();
  return squeezed(paragraphs.map((one) => body(one).text()).join(' '));
}

/** The words of a text without its formulas, which the document has in pieces. */
const wordsOf = (value: unknown): readonly string[] =>
  textsIn(value)
    .flatMap(piecesOf)
    .flatMap(({kind, text}) => (kind === 'formula' ? [] : [squeezed(text)]))
    .filter((words) => words.length > 3);

const formulasOf = (value: unknown): number =>
  textsIn(value)
    .flatMap(piecesOf)
    .filter(({kind}) => kind === 'formula').length;

/** All texts that a sheet must contain. */
const writtenOn = ({worksheet}: Lesson): readonly unknown[] =>
  worksheet.map((block) => {
    if (block.kind === 'grid') return '';
    if (block.kind === 'question' || block.kind === 'text') return block.text;
    return block.kind === 'table' ? [block.caption, block.head, block.rows] : block.caption;
  });

const tablesOf = (table: TableBlock | undefined) => (table ? [table] : []);

let documents: readonly NamedFile[] = [];

beforeAll(async () => {
  documents = await lessonDocuments(siteUrl);
  for (const {name, content} of documents) partsOf.set(name, unzipSync(content));
}, 60_000);

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (id, lesson) => {
  const {worksheet, answers, title, page} = lesson;
  const questions = worksheet.filter(({kind}) => kind === 'question');
  const grids = worksheet.filter(({kind}) => ['grid', 'angles', 'target'].includes(kind));

  it('has every text of the worksheet, its formulas, lines, tables and drawings', () => {
    const text = textOf(id, 'worksheet');
    const body = bodyOf(id, 'worksheet');
    const words = wordsOf(writtenOn(lesson));
    expect(words.length).toBeGreaterThan(questions.length);
    expect(words.filter((one) => !text.includes(one))).toEqual([]);
    expect(text).toContain(title);
    expect(text).toContain(practiceNote);
    const halves = lesson.minutes === 90 ? 2 : 1;
    const nameLines = body('w\\:p').filter((_, one) => /^Name:/.test(body(one).text()));
    expect(nameLines.map((_, one) => body(one).text()).get()).toEqual(
      Array.from({length: halves}, () => 'Name:Class:Date:'),
    );
    // A line to write on and a gap after name and class, and a line after the date.
    expect(nameLines.find('w\\:t').text()).not.toContain('_');
    expect(nameLines.find('w\\:r w\\:tab')).toHaveLength(5 * halves);
    expect(nameLines.has('w\\:pageBreakBefore:not([w\\:val="false"])')).toHaveLength(halves - 1);
    expect(body('m\\:oMath')).toHaveLength(formulasOf(writtenOn(lesson)));
    expect(body('w\\:tbl')).toHaveLength(worksheet.filter(({kind}) => kind === 'table').length);
    expect(body('pic\\:pic')).toHaveLength(grids.length);
    const lines = questions.reduce((sum, one) => sum + ('lines' in one ? one.lines : 0), 0);
    expect(body('w\\:pStyle[w\\:val="AnswerLine"]')).toHaveLength(lines);
    expect(body('w\\:numPr')).toHaveLength(questions.length);
  });

  it('has no answer on the worksheet, and all of them in the key', () => {
    const [sheet, key] = [textOf(id, 'worksheet'), textOf(id, 'answer-key')];
    const answerTexts = wordsOf(answers.map(({text}) => text));
    expect(answerTexts.filter((words) => !key.includes(words))).toEqual([]);
    const long = answerTexts.filter((words) => words.length > 25);
    expect(long.filter((words) => sheet.includes(words))).toEqual([]);
    const body = bodyOf(id, 'answer-key');
    expect(body('w\\:numPr')).toHaveLength(answers.length);
    const tables = answers.flatMap(({table}) => tablesOf(table));
    expect(body('w\\:tbl')).toHaveLength(tables.length);
    expect(body('pic\\:pic')).toHaveLength(answers.filter(({grid}) => grid).length);
    expect(key).toContain(`Answers: ${title}`);
  });

  it.each(sheetKinds)('marks the lessons and the homework on the %s', (kind) => {
    const body = bodyOf(id, kind);
    const headings = body('w\\:p:has(w\\:pStyle[w\\:val="Heading2"])').toArray();
    const names = worksheetParts(lesson).flatMap(({name}) => name ?? []);
    expect(headings.map((one) => body(one).text())).toEqual(names);
    const start = body(headings.at(-1)).nextAll().has('w\\:numPr').length;
    const last = worksheetParts(lesson)
      .at(-1)
      ?.blocks.filter((one) => one.kind === 'question');
    if (names.length > 0) expect(start).toBe(last?.length);
  });

  it.each(sheetKinds)('names site, licence and lesson on each page of the %s', (kind) => {
    const foot = xmlOf(id, kind, 'word/footer1.xml').text();
    expect(foot).toContain('ATLAS Open Data, CC BY 4.0, page');
    expect(foot).toContain(`https://opendata.example/path${page}#lesson-${id}`);
    const core = xmlOf(id, kind, 'docProps/core.xml');
    expect(core('dc\\:title').text()).toContain(title);
    expect(core.xml()).not.toMatch(/:(?:created|modified)/);
  });
});

describe('a document', () => {
  it('describes its drawings, and repeats the head of a table', () => {
    const body = bodyOf('higgs-four-leptons', 'worksheet');
    expect(body('wp\\:docPr').attr('descr')).toMatch(/^Empty grid for a histogram/);
    expect(bodyOf('higgs-four-leptons', 'answer-key')('wp\\:docPr').attr('descr')).toMatch(
      /^Histogram of four-lepton/,
    );
    expect(body('w\\:tblHeader').length).toBe(body('w\\:tbl').length);
  });

  it('has editable formulas, and spaces between numbers and units', () => {
    const body = bodyOf('higgs-four-leptons', 'answer-key');
    expect(body('m\\:rad').length).toBeGreaterThan(1);
    expect(body('m\\:oMath').first().text()).not.toMatch(/\\|\$/);
    expect(body('m\\:oMath').text()).toContain('128.6 GeV');
  });

  it('has upright units, and the same notation in tables as in texts', () => {
    const key = bodyOf('higgs-four-leptons', 'answer-key');
    const runs = key('m\\:r').toArray();
    const units = runs.filter((run) => /GeV/.test(key(run).text()));
    expect(units.length).toBeGreaterThan(1);
    expect(units.filter((run) => key(run).find('m\\:nor').length === 0)).toEqual([]);
    const body = bodyOf('w-and-top-8tev', 'worksheet');
    const head = body('w\\:tbl').first().find('w\\:tr').first();
    expect(
      head
        .find('m\\:oMath')
        .map((_, one) => body(one).text())
        .get(),
    ).toEqual(['pT', 'ETmiss', 'Δϕ', 'mT']);
  });

  it('is offered with all others in a file as small as the pages say', () => {
    const all = zipped(documents);
    expect(all.length).toBeLessThan(allDocumentsLimit);
    expect(Object.keys(unzipSync(all))).toEqual(
      lessons.flatMap(({id}) =>
        sheetKinds.map((kind) => documentFile(id, kind).replace('lessons/', '')),
      ),
    );
  });
});
