/** Which pages print which data: the development server compiles these pages again when the data change. */

export interface PrintedData {
  /** Whether a page prints the data, judging by its source. */
  readonly isPrinted: (source: string, file: string) => boolean;
  /** Files and folders below `src/data`. */
  readonly data: readonly string[];
}

const tags =
  (...names: readonly string[]): PrintedData['isPrinted'] =>
  (source) =>
    new RegExp(`<(?:${names.join('|')})\\b`).test(source);

export const printedData: readonly PrintedData[] = [
  {isPrinted: tags('FaqList'), data: ['faqs']},
  // Answers of the FAQ print shared numbers.
  {isPrinted: tags('Value', 'FaqList'), data: ['sharedNumbers', 'generated/catalogue']},
  {isPrinted: tags('Cite', 'References'), data: ['bibliography']},
  {isPrinted: tags('RunButtons', 'NotebookList'), data: ['notebooks', 'generated/catalogue']},
  {isPrinted: tags('StatusChecks'), data: ['status']},
  {isPrinted: tags('LessonPack', 'LessonList'), data: ['lessons']},
  {isPrinted: tags('SelfChecks', 'Practice'), data: ['selfChecks']},
  {
    isPrinted: tags('Answer'),
    data: ['faqs', 'sharedNumbers', 'generated/catalogue', 'glossary', 'atlasopenmagic'],
  },
  // Every doc may use a term.
  {
    isPrinted: (source, file) => /[\\/]docs[\\/]/.test(file) || tags('Term')(source, file),
    data: ['glossary'],
  },
];

/** The data that a page prints, as paths below `src/data`. */
export const dataOf = (source: string, file: string): readonly string[] =>
  printedData.flatMap(({isPrinted, data}) => (isPrinted(source, file) ? data : []));
