/** Queries as the interface sends them, and what it reads of the answers; seen in real requests. */
import {hostedAccount} from '../../../tools/build/hostedAccount';
import {levels, type Level} from './record';

interface Marked {
  readonly value: string;
}

interface Marks {
  readonly hierarchy: Readonly<Partial<Record<Level, Marked>>>;
  readonly content?: Marked;
}

export interface Hit {
  readonly objectID: string;
  readonly url: string;
  readonly type: Level | 'content';
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly language?: string;
  readonly docusaurus_tag?: string;
  readonly _highlightResult: Marks;
  readonly _snippetResult: Marks;
}

export interface Result {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly index: string;
  readonly params: string;
  readonly processingTimeMS: number;
  readonly exhaustiveNbHits: boolean;
}

export type Query = Readonly<Record<string, unknown>>;

export interface Client {
  search(requests: readonly Query[] | {readonly requests: readonly Query[]}): Promise<{
    results: readonly Result[];
  }>;
  addAlgoliaAgent(segment: string, version?: string): void;
  readonly transporter: {readonly algoliaAgent: {readonly value: string}};
}

const {indexName} = hostedAccount;

/** The tags that the site's pages have. */
export const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];

/** As the modal asks. */
export const fromModal = (query: string, more: Query = {}): Query => ({
  query,
  indexName,
  attributesToRetrieve: [...levels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
  attributesToSnippet: [...levels.slice(1).map((level) => `hierarchy.${level}:15`), 'content:15'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
  facetFilters: ['language:en', tags],
  ...more,
});

/** As the search page requests. */
export const fromPage = (query: string, more: Query = {}): Query => ({
  indexName,
  advancedSyntax: true,
  facetFilters: [tags, ['language:en']],
  facets: ['docusaurus_tag', 'language'],
  hitsPerPage: 15,
  page: 0,
  query,
  ...more,
});
