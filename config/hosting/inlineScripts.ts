/**
 * The scripts that may be in the text of a page. Each was read by a person; the build stops at any
 * other, and so does the browser. An update of Docusaurus can change one: read the new one, then
 * take over the hash that the build names.
 */

export interface InlineScript {
  /** Base64, as a content policy writes it. */
  readonly sha256: string;
  readonly what: string;
}

export const inlineScripts: readonly InlineScript[] = [
  {
    sha256: 'FdKHZ/gUs+yHChLbHR8H+H7CvH1WKigFpBqdmvAmzzw=',
    what: 'Docusaurus, on every page before it is drawn: the colour mode, the attributes that an address asks for, and whether the announcement was closed; then `plugins/early-script/beforeScripts.ts`, which the build joins to it',
  },
];
