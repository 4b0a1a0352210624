/** Why the search cannot answer. */
export type SearchFailure =
  /** No answer from the server. */
  | 'network'
  /** The server has no index, or answers with a page instead. */
  | 'missing'
  /** The index is truncated or is not an index. */
  | 'truncated'
  /** The index comes from a different build than the program that reads it. */
  | 'version'
  /** The browser cannot unpack the index. */
  | 'unsupported'
  /** An error in the engine itself. */
  | 'engine';

const messages: Readonly<Record<SearchFailure, string>> = {
  network: 'Could not load the search index.',
  missing: 'This site has no search index.',
  truncated: 'The search index is incomplete.',
  version: 'The search index has a different version: reload the page.',
  unsupported: 'This browser cannot read the search index.',
  engine: 'The search failed.',
};

export class SearchError extends Error {
  readonly kind: SearchFailure;

  constructor(kind: SearchFailure, cause?: unknown) {
    super(messages[kind], {cause});
    this.kind = kind;
    // The name by which DocSearch tells a failed search from an error in its own code.
    this.name = 'RetryError';
  }
}
