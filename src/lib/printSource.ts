/** How a source is printed in a list of references. */
import type {Source} from '../data/bibliography/schema';
import {doiUrl} from '../data/catalogue/addresses';
import {formatList} from './text/numberWords';

export interface SourceLink {
  readonly text: string;
  readonly href: string;
}

const reversed = (name: string): string => name.split(', ').reverse().join(' ');

/** "ATLAS Collaboration", "L. Evans and P. Bryant", "T. Golling et al."; empty if unknown. */
export function authorsOf({collaboration, authors = [], etAl}: Source): string {
  if (collaboration) return collaboration;
  const names = authors.map(reversed);
  return etAl ? `${names.join(', ')} et al.` : formatList(names);
}

/** "JINST 3 (2008) S08003", or what there is of journal, number, publisher and year; may be empty. */
export function placeOf({journal, volume, year, pages, report, publisher}: Source): string {
  const name = [journal ?? report ?? publisher, journal && volume].filter(Boolean).join(' ');
  return [name, year === undefined ? '' : `(${year})`, journal ? pages : '']
    .filter(Boolean)
    .join(' ');
}

/** Who and where, in one line: enough to know the source by. */
export function labelOf(source: Source): string {
  const {arxiv, title, doi, journal, kind} = source;
  const place = journal || source.report ? placeOf(source) : arxiv ? `arXiv:${arxiv}` : '';
  const what = kind === 'web' || kind === 'record' || !place ? (title ?? doi ?? '') : place;
  return [authorsOf(source), what].filter(Boolean).join(', ');
}

const shown = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

export const linksOf = ({doi, arxiv, url}: Source): readonly SourceLink[] => [
  ...(doi ? [{text: `DOI ${doi}`, href: doiUrl(doi)}] : []),
  ...(arxiv ? [{text: `arXiv:${arxiv}`, href: `https://arxiv.org/abs/${arxiv}`}] : []),
  ...(url ? [{text: shown(url), href: url}] : []),
];
