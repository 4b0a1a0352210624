/**
 * BibTeX entries. They are of the type @misc, since @dataset is known to biblatex alone, and titles
 * are in two pairs of braces, which keep their capitals.
 */
import type {Citation} from './citation';
import {texTitle} from './title';

const notes = {dataset: 'Dataset', software: 'Software', documentation: 'Documentation'} as const;

function entry({key, kind, author, title, year, publisher, doi, url}: Citation): string {
  const fields = [
    `author = {{${author}}}`,
    `title = {{${texTitle(title)}}}`,
    year === null ? null : `year = {${year}}`,
    `publisher = {${publisher}}`,
    doi === null ? null : `doi = {${doi}}`,
    `url = {${url}}`,
    `note = {${notes[kind]}}`,
  ].filter((field) => field !== null);
  return `@misc{${key},\n${fields.map((field) => `  ${field},\n`).join('')}}\n`;
}

export const bibtex = (citations: readonly Citation[]): string => citations.map(entry).join('\n');
