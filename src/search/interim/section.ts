interface IndexedPage {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
}

/** One group of the site index: the pages of one sidebar. */
export interface Section {
  readonly heading: string;
  readonly pages: readonly IndexedPage[];
}
