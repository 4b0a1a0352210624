/** The form of what a server is told to send along with the files of the site. */

export interface HeaderRule {
  /** What the rule is about, for the one who reads the configuration of a server. */
  readonly name: string;
  /** Exact paths, or with `/*` at their end all that lie below; without the path of BASE_URL. */
  readonly paths: readonly string[];
  /** In the same notation: what the rule leaves out. */
  readonly except?: readonly string[];
  /** Where two rules name the same header, both values are sent. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Whether an entry of `paths` means this path. */
export function covers(entry: string, path: string): boolean {
  return entry.endsWith('/*') ? path.startsWith(entry.slice(0, -1)) : path === entry;
}
