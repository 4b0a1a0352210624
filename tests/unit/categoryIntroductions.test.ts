/** The index page of each category says what is there, for whom and in which order. */
import {describe, expect, it} from 'vitest';
import {categoryIntroductions} from '../../src/data/categoryIntroductions';
import {allRoutes} from '../../config/routes';
import {piecesOf} from '../../src/lib/text/richText';

const categories = allRoutes.filter(({kind}) => kind === 'category');
const nameOf = (path: string): string => path.split('/').at(-1) ?? '';
const wordsOf = (paragraphs: readonly string[]): number =>
  paragraphs
    .flatMap(piecesOf)
    .map(({text}) => text)
    .join('')
    .split(/\s+/).length;

describe('the introductions of categories', () => {
  it('are those of the index pages, and no others', () => {
    expect(Object.keys(categoryIntroductions).sort()).toEqual(
      categories.map(({path}) => nameOf(path)).sort(),
    );
  });

  it.each(Object.entries(categoryIntroductions))('%s has 60 to 150 words', (_, paragraphs) => {
    expect(wordsOf(paragraphs)).toBeGreaterThanOrEqual(60);
    expect(wordsOf(paragraphs)).toBeLessThanOrEqual(150);
  });

  it('say no sentence twice', () => {
    const sentences = Object.values(categoryIntroductions).flatMap((paragraphs) =>
      paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.:])\s+/)),
    );
    expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([]);
  });

  it('lead to pages that exist', () => {
    const paths = new Set(allRoutes.map(({path}) => path));
    const links = Object.values(categoryIntroductions)
      .flat()
      .flatMap(piecesOf)
      .flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []));
    expect(links.filter((to) => !paths.has(to.split('#')[0] ?? ''))).toEqual([]);
  });
});
