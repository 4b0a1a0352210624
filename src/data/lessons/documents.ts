/** Paths of the lessons' sheets as files for word processors, from the top of the site. */

export const documentFolder = 'lessons/';

export type SheetKind = 'worksheet' | 'answer-key';

export const sheetKinds: readonly SheetKind[] = ['worksheet', 'answer-key'];

/** The path of a sheet as a document: `lessons/z-peak-worksheet.docx`. */
export const documentFile = (id: string, kind: SheetKind): string =>
  `${documentFolder}${id}-${kind}.docx`;

/** All documents in one file. */
export const allDocumentsFile = `${documentFolder}atlas-open-data-lessons.zip`;

/** The documents in one file are smaller than this, as the pages that offer them say; a test compares. */
export const allDocumentsLimit = 500_000;
