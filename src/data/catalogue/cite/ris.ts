/** RIS, which Zotero, EndNote and Mendeley read: two letters, two spaces, a hyphen, a space, the value. */
import type {Citation} from './citation';
import {readableTitle} from './title';

const types = {dataset: 'DATA', software: 'COMP', documentation: 'GEN'} as const;

function entry({kind, author, title, year, publisher, doi, url}: Citation): string {
  const lines: readonly (readonly [string, string | null])[] = [
    ['TY', types[kind]],
    ['AU', author],
    ['TI', readableTitle(title)],
    ['PY', year],
    ['PB', publisher],
    ['DO', doi],
    ['UR', url],
    ['ER', ''],
  ];
  return lines
    .filter(([, value]) => value !== null)
    .map(([tag, value]) => `${tag}  - ${value}\r\n`)
    .join('');
}

export const ris = (citations: readonly Citation[]): string => citations.map(entry).join('\r\n');
