import {describe, expect, it} from 'vitest';
import {sectionsOf} from './sections';

const doc = (title: string, sidebar?: string) => ({
  title,
  sidebar,
  description: `About ${title}`,
  permalink: `/${title}`,
});

describe('the sections of the site index', () => {
  it('hold each doc once, sorted by title within its sidebar', () => {
    const sections = sectionsOf([
      doc('b', 'data'),
      doc('a', 'data'),
      doc('c'),
      doc('d', 'unheard-of'),
    ]);
    const titles = Object.fromEntries(
      sections.map(({heading, pages}) => [heading, pages.map(({title}) => title)]),
    );
    expect(titles.Data).toEqual(['a', 'b']);
    expect(titles['More pages']).toEqual(['c', 'd']);
    expect(sections.flatMap(({pages}) => pages)).toHaveLength(4);
  });
});
