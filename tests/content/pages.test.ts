/** What holds for every built page. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildFolder, builtPages, findings} from './builtSite';

const pages = builtPages();

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('every page', () => {
  it('has one heading of level 1 and skips no level below it', () => {
    expect(
      findings(pages, ({$}) => {
        const levels = $(':is(main, [role="main"]) :is(h1, h2, h3, h4, h5, h6)')
          .toArray()
          .map(({tagName}) => Number(tagName[1]));
        const skipped = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1);
        const firsts = levels.filter((level) => level === 1).length;
        return [
          ...(firsts === 1 ? [] : [`${firsts} headings of level 1`]),
          ...skipped.map((level) => `a heading of level ${level} skips a level`),
        ];
      }),
    ).toEqual([]);
  });

  it('has a description of 60 to 160 characters, and no two pages the same', () => {
    const descriptions = pages.map(({$}) => $('meta[name="description"]').attr('content') ?? '');
    const bad = pages
      .map(({route}, i) => `${route.path}: ${descriptions[i]?.length} characters`)
      .filter((_, i) => {
        const {length} = descriptions[i] ?? '';
        const isCategory = pages[i]?.route.kind === 'category';
        return length < 60 || (!isCategory && length > 160);
      });
    expect(bad).toEqual([]);
    expect(repeated(descriptions)).toEqual([]);
  });

  it('has a title of its own', () => {
    const titles = pages.map(({$}) => $('title').text());
    expect(repeated(titles)).toEqual([]);
  });

  it('gives every image a text alternative, or says that it is decoration', () => {
    expect(
      findings(pages, ({$}) =>
        $('img')
          .toArray()
          .filter(({attribs}) => attribs.alt === undefined)
          .map(({attribs}) => `image without alt: ${attribs.src}`),
      ),
    ).toEqual([]);
  });

  it('reports where each link leads: none is empty or called "here"', () => {
    const empty = /^(?:here|click here|link|this|this page|more|read more|)$/i;
    expect(
      findings(pages, ({$}) =>
        $('main a[href]')
          .toArray()
          .filter((link) => {
            const name = $(link).attr('aria-label') ?? $(link).text();
            return empty.test(name.replaceAll('\u200B', '').trim());
          })
          .map((link) => `link to ${$(link).attr('href')} says "${$(link).text()}"`),
      ),
    ).toEqual([]);
  });

  it('opens other sites without handing them this window', () => {
    expect(
      findings(pages, ({$}) =>
        $('a[target="_blank"]')
          .toArray()
          .filter(({attribs}) => !/noopener/.test(attribs.rel ?? ''))
          .map(({attribs}) => attribs.href ?? ''),
      ),
    ).toEqual([]);
  });

  it('has no formula that failed and no header cell without text', () => {
    expect(
      findings(pages, ({$}) => [
        ...$('.katex-error')
          .toArray()
          .map((node) => `broken formula: ${$(node).text()}`),
        ...$('th')
          .toArray()
          .filter((cell) => !$(cell).text().trim())
          .map(() => 'empty header'),
      ]),
    ).toEqual([]);
  });

  it('names files for its icons and its card that were built', () => {
    expect(
      findings(pages, ({$}) =>
        $('link[rel="icon"], meta[property="og:image"], meta[name="twitter:image"]')
          .toArray()
          .map(({attribs}) => new URL(attribs.href ?? attribs.content ?? '', 'http://x').pathname)
          .filter((file) => !existsSync(path.join(buildFolder, file))),
      ),
    ).toEqual([]);
  });

  it('has ids that are unique', () => {
    expect(
      findings(pages, ({$}) =>
        repeated(
          $('[id]')
            .toArray()
            .map(({attribs}) => attribs.id ?? ''),
        ).map((id) => `id "${id}" twice`),
      ),
    ).toEqual([]);
  });
});

describe('every first edition', () => {
  const docs = pages.filter(({route}) => route.kind === 'doc');

  it('opens with at least 80 words before its first heading', () => {
    expect(
      findings(docs, ({$}) => {
        const content = $('.theme-doc-markdown').first();
        const opening = content.find('> :not([data-parts]), [data-part] > *').toArray();
        const end = opening.findIndex(({tagName}) => tagName === 'h2');
        const words = $(opening.slice(0, end < 0 ? undefined : end))
          .not('header')
          .text()
          .trim()
          .split(/\s+/).length;
        return words < 80 ? [`${words} words`] : [];
      }),
    ).toEqual([]);
  });

  it('has at least three sections, each with text', () => {
    expect(
      findings(docs, ({$}) => {
        const headings = $('.theme-doc-markdown').find('> h2, [data-part] > h2').toArray();
        const bare = headings.filter((heading) => {
          const next = $(heading).next();
          return next.length === 0 || next.is('h2');
        });
        return [
          ...(headings.length < 3 ? [`${headings.length} sections`] : []),
          ...bare.map((heading) => `nothing below "${$(heading).text()}"`),
        ];
      }),
    ).toEqual([]);
  });
});
