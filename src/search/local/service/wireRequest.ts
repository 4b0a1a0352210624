/** Queries as DocSearch and algoliasearch-helper write them. */

/** One query of theirs; the helper wraps its fields in `params`. */
export interface WireQuery {
  readonly indexName?: string;
  readonly params?: unknown;
  readonly [field: string]: unknown;
}

/** One query as we read it. */
export interface SearchParameters {
  readonly indexName: string;
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly tags?: readonly string[];
  readonly language?: string;
  readonly preTag: string;
  readonly postTag: string;
  readonly ellipsis: string;
  readonly snippetWords: number;
}

const defaultTag = '<span class="algolia-docsearch-suggestion--highlight">';
const maxHits = 1000;

function fieldsOf({params, ...fields}: WireQuery): Readonly<Record<string, unknown>> {
  if (typeof params === 'string') {
    return {...fields, ...Object.fromEntries(new URLSearchParams(params))};
  }
  return {...fields, ...(typeof params === 'object' ? params : {})};
}

function count(value: unknown, otherwise: number): number {
  const number = Number(value ?? otherwise);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, maxHits) : otherwise;
}

function text(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

/** Values that the filters allow for a facet: all of a list's alternatives, of several lists the common ones. */
function allowed(filters: unknown, facet: string): readonly string[] | undefined {
  const clauses = typeof filters === 'string' ? [filters] : Array.isArray(filters) ? filters : [];
  const lists = clauses
    .map((clause: unknown) => (Array.isArray(clause) ? clause : [clause]).map(String))
    .map((clause) => clause.filter((each) => each.startsWith(`${facet}:`)))
    .filter(({length}) => length > 0)
    .map((clause) => clause.map((each) => each.slice(facet.length + 1)));
  const [first, ...others] = lists;
  return first?.filter((value) => others.every((list) => list.includes(value)));
}

function snippetWordsOf(attributes: unknown): number | undefined {
  if (!Array.isArray(attributes)) return undefined;
  const content = attributes.map(String).find((each) => each.startsWith('content:'));
  const words = Number(content?.split(':')[1]);
  return words > 0 ? words : undefined;
}

/** Reads one query; what is missing or makes no sense has the value that the provider gives it. */
export function readParameters(wire: WireQuery): SearchParameters {
  const fields = fieldsOf(wire);
  const tags = allowed(fields.facetFilters, 'docusaurus_tag');
  const [language] = allowed(fields.facetFilters, 'language') ?? [];
  return {
    indexName: text(fields.indexName, ''),
    query: text(fields.query, ''),
    page: count(fields.page, 0),
    hitsPerPage: count(fields.hitsPerPage, 20),
    ...(tags ? {tags} : {}),
    ...(language ? {language} : {}),
    preTag: text(fields.highlightPreTag, defaultTag),
    postTag: text(fields.highlightPostTag, fields.highlightPreTag ? '</mark>' : '</span>'),
    ellipsis: text(fields.snippetEllipsisText, '…'),
    snippetWords: snippetWordsOf(fields.attributesToSnippet) ?? 30,
  };
}
