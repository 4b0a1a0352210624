/**
 * The description of each part of the Python package atlasopenmagic. In texts, names of code are in
 * backticks; where a fact is not known, the field says so or is left out.
 */

/** The chapters of the reference, each on one page. */
export const groups = [
  {key: 'releases', title: 'Releases', page: '/docs/atlasopenmagic/metadata'},
  {key: 'discovery', title: 'Discovery and search', page: '/docs/atlasopenmagic/metadata'},
  {key: 'metadata', title: 'Metadata', page: '/docs/atlasopenmagic/metadata'},
  {key: 'files', title: 'Files', page: '/docs/atlasopenmagic/metadata'},
  {key: 'weights', title: 'Generator weights', page: '/docs/atlasopenmagic/metadata'},
  {key: 'utilities', title: 'Samples and packages', page: '/docs/atlasopenmagic/utils'},
  {key: 'deprecated', title: 'Older functions', page: '/docs/atlasopenmagic/utils'},
] as const;

export type GroupKey = (typeof groups)[number]['key'];

export interface ApiParameter {
  readonly name: string;
  /** As Python writes it. */
  readonly type: string;
  /** As Python writes it; left out where the parameter has to be given. */
  readonly default?: string;
  /** Takes all positional arguments from here on. */
  readonly isVariadic?: boolean;
  readonly meaning: string;
}

interface ApiError {
  readonly type: string;
  readonly when: string;
}

interface ApiChange {
  readonly version: string;
  readonly what: string;
}

interface ApiExample {
  /** Complete and runnable. */
  readonly code: string;
  /** What a reader then sees. */
  readonly shows: string;
}

export interface ApiFunction {
  readonly name: string;
  readonly group: GroupKey;
  /** The id of its heading, where that is not its name. */
  readonly section?: string;
  /** One complete sentence. */
  readonly summary: string;
  readonly parameters: readonly ApiParameter[];
  readonly returns: {readonly type: string; readonly meaning: string};
  readonly errors: readonly ApiError[];
  /** What surprises, and what to do about it. */
  readonly notes?: readonly string[];
  /** The version that brought it. */
  readonly since: string;
  /** What later versions changed in how it is called or what it returns. */
  readonly changes?: readonly ApiChange[];
  /** What to call instead, for a function that warns and will go. */
  readonly insteadCall?: string;
  /** Left out for functions that warn. */
  readonly example?: ApiExample;
}
