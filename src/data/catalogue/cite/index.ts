/** Citations of records, in the forms that reference managers and repositories read. */
import type {CatalogueRecord} from '../types';
import {bibtex} from './bibtex';
import {cff} from './cff';
import {citationOf, type Citation} from './citation';
import {plain} from './plain';
import {ris} from './ris';

export interface CitationFormat {
  readonly label: string;
  /** The name of a file that holds it. */
  readonly file: string;
  readonly mediaType: string;
  readonly write: (citations: readonly Citation[]) => string;
}

export const citationFormats = {
  bibtex: {
    label: 'BibTeX',
    file: 'atlas-open-data.bib',
    mediaType: 'application/x-bibtex',
    write: bibtex,
  },
  ris: {
    label: 'RIS',
    file: 'atlas-open-data.ris',
    mediaType: 'application/x-research-info-systems',
    write: ris,
  },
  plain: {label: 'Plain text', file: 'atlas-open-data.txt', mediaType: 'text/plain', write: plain},
  cff: {label: 'CITATION.cff', file: 'CITATION.cff', mediaType: 'application/yaml', write: cff},
} as const satisfies Record<string, CitationFormat>;

export type CitationFormatKey = keyof typeof citationFormats;

/** The citations of some records, each of them once, in the order given. */
export const cite = (records: readonly CatalogueRecord[], format: CitationFormatKey): string =>
  citationFormats[format].write([...new Set(records)].map(citationOf));
