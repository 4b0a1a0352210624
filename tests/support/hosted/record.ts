/** Records of the hosted index, as the crawler makes them. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

export interface CrawledRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: Level | 'content';
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
  /** From the page's meta elements `docsearch:<name>`, such as language and docusaurus_tag. */
  readonly [facet: string]: unknown;
}
