/** The sources that pages cite, for reference managers and for programs. */
import * as z from 'zod';
import {bibliography} from '../../src/data/bibliography';
import {bibtexOf} from '../../src/data/bibliography/bibtex';
import {publishedSource} from '../../src/data/bibliography/schema';
import type {TextFiles} from './tableFiles';

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** @param folder the public address of the folder that holds the files, with a slash at its end */
export function bibliographyFiles(folder: string): TextFiles {
  const address = `${folder}bibliography.schema.json`;
  const title = 'Sources that the pages cite';
  const document = z.strictObject({
    $schema: z.literal(address),
    title: z.literal(title),
    sources: z.array(publishedSource),
  });
  const {$schema, ...schema} = z.toJSONSchema(document);
  return new Map([
    ['bibliography.bib', bibtexOf(bibliography)],
    ['bibliography.json', pretty({$schema: address, title, sources: bibliography})],
    ['bibliography.schema.json', pretty({$schema, $id: address, ...schema})],
  ]);
}
