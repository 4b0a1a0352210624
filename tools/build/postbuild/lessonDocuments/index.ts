/** Writes the sheets of all lessons as documents that teachers can edit, and all of them in one file. */
import {readFileSync} from 'node:fs';
import {cp, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {makeFiles, type MadeFiles} from '../../../../plugins/made-files';
import {lessons} from '../../../../src/data/lessons';
import {
  allDocumentsFile,
  documentFile,
  documentFolder,
  sheetKinds,
} from '../../../../src/data/lessons/documents';
import type {FinishStep} from '../builtSite';
import {documentOf} from './document';
import {packed, zipped, type NamedFile} from './packed';

/** Both sheets of each lesson. @param siteUrl URL of the site with its path, ending in a slash */
export async function lessonDocuments(siteUrl: string): Promise<readonly NamedFile[]> {
  const documents: NamedFile[] = [];
  for (const lesson of lessons) {
    for (const kind of sheetKinds) {
      const content = await packed(documentOf(lesson, kind, siteUrl));
      documents.push({name: path.basename(documentFile(lesson.id, kind)), content});
    }
  }
  return documents;
}

const madeDocuments = (siteUrl: string): MadeFiles => ({
  cache: 'lesson-documents',
  sources: [
    'config/math.ts',
    'src/data/lessons',
    'src/lib/picture/gridShape.ts',
    'src/lib/text/plainFormula.ts',
    'src/lib/text/richText.ts',
    'tools/build/postbuild/cards/png.ts',
    'tools/build/postbuild/lessonDocuments',
  ],
  inputs: [siteUrl, readFileSync('node_modules/docx/package.json', 'utf8')],
  write: async (folder) => {
    const documents = await lessonDocuments(siteUrl);
    const all = {name: path.basename(allDocumentsFile), content: zipped(documents)};
    for (const {name, content} of [...documents, all]) {
      await writeFile(path.join(folder, name), content);
    }
  },
});

export const lessonDocumentsStep: FinishStep = {
  name: 'worksheets for word processors',
  async run({folder, baseUrl, siteUrl}) {
    const made = await makeFiles(process.cwd(), madeDocuments(`${siteUrl}${baseUrl}`));
    await cp(made, path.join(folder, documentFolder), {recursive: true});
  },
};
