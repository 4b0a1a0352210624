/** The records of the portal that have a DOI, as sources that a page may cite. */
import {recordUrl} from '../catalogue/addresses';
import {citationOf} from '../catalogue/cite/citation';
import {readableTitle} from '../catalogue/cite/title';
import {records} from '../catalogue/records';
import type {SourceInput} from './schema';

export const recordSources: readonly SourceInput[] = records.flatMap((record) => {
  const {author, title, year, publisher, doi} = citationOf(record);
  if (doi === null) return [];
  return {
    kind: 'record',
    collaboration: author,
    title: readableTitle(title),
    ...(year === null ? {} : {year: Number(year)}),
    publisher,
    doi,
    url: recordUrl(record.id),
    aliases: [`record-${record.id}`],
  } satisfies SourceInput;
});
