/** Sources as BibTeX, in entry types that every style knows. Titles keep their capitals by two pairs of braces. */
import type {Source} from './schema';
import {tex} from './tex';

const types = {
  article: 'article',
  report: 'techreport',
  web: 'misc',
  record: 'misc',
  book: 'book',
} as const;

const asciiWord = (text: string): string =>
  /[A-Za-z]+/.exec(text.normalize('NFD').replace(/\p{M}/gu, ''))?.[0] ?? '';

/** A name for the entry that no other source has: who, and its number. */
export function bibtexKey({id, collaboration, authors, arxiv, report, url}: Source): string {
  const [, record] = /opendata\.cern\.ch\/record\/(\d+)$/.exec(url ?? '') ?? [];
  if (record) return `ATLAS-OpenData-${record}`;
  const who = asciiWord(collaboration ?? authors?.[0] ?? '');
  const number = (arxiv ?? report ?? id).replace(/[^\w.]+/g, '-').replace(/-$/, '');
  return who && !number.startsWith(who) ? `${who}-${number}` : number;
}

function author({collaboration, authors, etAl}: Source): string | undefined {
  if (collaboration) return `{${tex(collaboration)}}`;
  return authors && [...authors.map(tex), ...(etAl ? ['others'] : [])].join(' and ');
}

function entry(source: Source): string {
  const {kind, title, journal, volume, year, pages, publisher, doi, arxiv, report, url} = source;
  const isArticle = kind === 'article' && journal !== undefined;
  const fields: readonly (readonly [string, string | number | undefined])[] = [
    ['author', author(source)],
    ['title', title && `{${tex(title)}}`],
    ['journal', journal],
    ['volume', volume],
    ['pages', pages],
    ['year', year],
    ['number', report],
    ['institution', report && 'CERN'],
    ['publisher', publisher],
    ['doi', doi],
    ['eprint', arxiv],
    ['archivePrefix', arxiv && 'arXiv'],
    ['url', url],
  ];
  const type = kind === 'article' && !isArticle ? 'misc' : types[kind];
  const lines = fields.flatMap(([name, value]) =>
    value === undefined ? [] : `  ${name} = {${value}},\n`,
  );
  return `@${type}{${bibtexKey(source)},\n${lines.join('')}}\n`;
}

export const bibtexOf = (sources: readonly Source[]): string => sources.map(entry).join('\n');
