/** Unit of the search: a heading of a page with the text below it. */
export interface Section {
  /** Address with anchor, without origin, with base URL: /docs/data/access_data#eos */
  readonly url: string;
  /** Label of the sidebar, such as "Data"; results are grouped by it. */
  readonly group: string;
  /** Title of the page. */
  readonly title: string;
  /** Headings below the title down to this section, outermost first; empty above the first one. */
  readonly path: readonly string[];
  /** Plain text: a line for each paragraph, list item or table row, cells joined by " | ". */
  readonly text: string;
  /** Language of the page, as its HTML says. */
  readonly language: string;
  /** Docusaurus' search tag: docs-default-current, or default for pages outside the docs. */
  readonly tag: string;
  /** Description and keywords of the page, on its first section: searched, never shown. */
  readonly about?: string;
  /** Other names of what the heading names: searched, never shown. */
  readonly names?: readonly string[];
  /** Queries that the section answers before all others: searched, never shown. */
  readonly answers?: readonly string[];
}

/** The section's own heading: the title, if it is the top of a page. */
export function headingOf({path, title}: Pick<Section, 'path' | 'title'>): string {
  return path.at(-1) ?? title;
}
