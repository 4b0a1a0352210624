/** Long pages are in parts, and a part is short enough to be read at once. */
import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {docFrontMatter, type DocFrontMatter} from '../../src/data/frontMatter';
import {filesBelow} from '../../tools/lib/files';

/** Words of the text, of tables and of code. */
const maxLengthWithoutParts = 2500;

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const pages = filesBelow('.', 'docs', /\.mdx?$/)
  .filter((file) => !/\/_[^/]*$/.test(file))
  .map((file) => {
    const {data, content} = matter(readFileSync(file, 'utf8'));
    return {file, front: data as DocFrontMatter, content, words: wordsIn(content)};
  });

const inParts = pages.filter(({front}) => front.parts !== undefined);

it('no page of more than 2,500 words is without parts', () => {
  const long = pages.filter(({front, words}) => words > maxLengthWithoutParts && !front.parts);
  expect(long.map(({file, words}) => `${file}: ${words} words`)).toEqual([]);
  expect(inParts.length).toBeGreaterThan(10);
});

describe.each(inParts.map((page) => [page.file, page] as const))('%s', (_, {front, content}) => {
  const parts = front.parts ?? [];

  it('has parts of 5 to 20 minutes, which add up', () => {
    const minutes = parts.map((part) => part.minutes);
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(20);
    expect(minutes.reduce((sum, one) => sum + one)).toBe(front.minutes);
  });

  it('has no part of more than 1,500 words', () => {
    const starts = parts.map(({id}) => content.indexOf(`{#${id}}`));
    const long = parts.filter((_part, i) => {
      const text = content.slice(i === 0 ? 0 : starts[i], starts[i + 1] ?? content.length);
      return wordsIn(text) > 1500;
    });
    expect(starts).not.toContain(-1);
    expect(long.map(({id}) => id)).toEqual([]);
  });
});

describe('the schema', () => {
  const file = 'docs/13TeV25Doc/StandardModel.mdx';
  const front = pages.find((page) => page.file === file)?.front;

  it('rejects minutes that do not add up, and parts that are too long', () => {
    expect(docFrontMatter.safeParse(front).success).toBe(true);
    expect(docFrontMatter.safeParse({...front, minutes: 45}).success).toBe(false);
    const [first, ...others] = front?.parts ?? [];
    const long = [{...first, minutes: 25}, ...others];
    const minutes = (front?.minutes ?? 0) + 25 - (first?.minutes ?? 0);
    expect(docFrontMatter.safeParse({...front, minutes, parts: long}).success).toBe(false);
  });
});
