import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {sidebarLabels} from '../../src/data/sidebarLabels';
import type {Section} from '../../src/search/interim/section';

/** Order and headings of the sections, by the sidebar that their pages are in. */
const headings: Readonly<Record<string, string>> = {...sidebarLabels, none: 'More pages'};

type IndexedDoc = Pick<DocMetadata, 'title' | 'description' | 'permalink' | 'sidebar'>;

/** The docs grouped by sidebar, each group by title; docs of an unknown sidebar come last. */
export function sectionsOf(docs: readonly IndexedDoc[]): readonly Section[] {
  return Object.entries(headings).map(([sidebar, heading]) => ({
    heading,
    pages: docs
      .filter((doc) => (doc.sidebar && doc.sidebar in headings ? doc.sidebar : 'none') === sidebar)
      .map(({title, description, permalink}) => ({title, description, permalink}))
      .sort((a, b) => a.title.localeCompare(b.title, 'en')),
  }));
}
