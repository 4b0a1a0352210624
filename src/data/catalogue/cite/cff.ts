/**
 * A CITATION.cff file, version 1.2.0. Its own head knows days of release but no years, so that the
 * year of a record is in the citation that it prefers or, with several records, in their list.
 */
import type {Citation} from './citation';
import {readableTitle} from './title';

/** A text in the double quotes of JSON, which mean the same in YAML. */
const quoted = (text: string): string => JSON.stringify(text);

const types = {dataset: 'dataset', software: 'software', documentation: 'generic'} as const;

function reference({kind, author, title, year, publisher, doi, url}: Citation): readonly string[] {
  return [
    `type: ${types[kind]}`,
    `title: ${quoted(readableTitle(title))}`,
    'authors:',
    `  - name: ${quoted(author)}`,
    ...(year === null ? [] : [`year: ${year}`]),
    'publisher:',
    `  name: ${quoted(publisher)}`,
    ...(doi === null ? [] : [`doi: ${quoted(doi)}`]),
    `url: ${quoted(url)}`,
  ];
}

const indented = (lines: readonly string[], first: string): readonly string[] =>
  lines.map((line, index) => `${index === 0 ? first : ' '.repeat(first.length)}${line}`);

const head = (type: 'dataset' | 'software', title: string, author: string): readonly string[] => [
  'cff-version: 1.2.0',
  `message: ${quoted('If you use these data, please cite them as below.')}`,
  `title: ${quoted(title)}`,
  `type: ${type}`,
  'authors:',
  `  - name: ${quoted(author)}`,
];

function single(citation: Citation): readonly string[] {
  const {kind, title, author, doi, url, licence} = citation;
  return [
    ...head(kind === 'software' ? kind : 'dataset', readableTitle(title), author),
    ...(doi === null ? [] : [`doi: ${quoted(doi)}`]),
    `url: ${quoted(url)}`,
    ...(licence === null ? [] : [`license: ${licence}`]),
    'preferred-citation:',
    ...indented(reference(citation), '  '),
  ];
}

const several = (citations: readonly Citation[], author: string): readonly string[] => [
  ...head('dataset', 'ATLAS Open Data used in this work', author),
  'references:',
  ...citations.flatMap((citation) => indented(reference(citation), '  - ')),
];

/** Empty without citations: a file needs at least one. */
export function cff(citations: readonly Citation[]): string {
  const [first, second] = citations;
  if (!first) return '';
  const lines = second ? several(citations, first.author) : single(first);
  return `${lines.join('\n')}\n`;
}
