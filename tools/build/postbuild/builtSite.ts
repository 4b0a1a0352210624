/** What the steps that finish a built site are given. */
export interface BuiltSite {
  /** Absolute path of the folder that is served. */
  readonly folder: string;
  /** Path under which it is published, with both slashes. */
  readonly baseUrl: string;
  /** Origin of the published site, without a trailing slash. */
  readonly siteUrl: string;
}

export interface FinishStep {
  /** What it does, for the one who waits. */
  readonly name: string;
  readonly run: (site: BuiltSite) => Promise<void>;
}
