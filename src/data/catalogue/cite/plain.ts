/** One line for a list of references. */
import {doiUrl} from '../addresses';
import type {Citation} from './citation';
import {readableTitle} from './title';

function entry({author, title, year, publisher, doi, url}: Citation): string {
  const who = year === null ? `${author}.` : `${author} (${year}).`;
  return `${who} ${readableTitle(title)}. ${publisher}. ${doi === null ? url : doiUrl(doi)}\n`;
}

export const plain = (citations: readonly Citation[]): string => citations.map(entry).join('');
