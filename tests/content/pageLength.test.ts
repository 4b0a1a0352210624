/** A page without parts has at most 2,500 words of running text. */
import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {allRoutes} from '../../config/routes';
import {fileOf} from './builtSite';
import {isInParts, wordCount, wordsIn} from './runningText';

const maxLength = 2500;

interface Exception {
  readonly path: string;
  /** The text that does not count. */
  readonly selector: string;
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {
    path: '/docs/documentation/support_resources/resources',
    selector: 'dl:has(> div > dt[id^="term-"])',
    reason:
      'The glossary is a list for looking up, with a filter and letters. Links lead to its terms, which a folded part would hide from them and from a search in the page.',
  },
];

const docs = allRoutes
  .filter(({kind}) => kind === 'doc')
  .map(({path}) => {
    // The count changes the page, so it has one of its own.
    const $ = load(readFileSync(fileOf(path), 'utf8'));
    const {selector} = exceptions.find((exception) => exception.path === path) ?? {};
    const listed = selector ? wordsIn($('.theme-doc-markdown').find(selector).remove().text()) : 0;
    return {path, listed, isInParts: isInParts($), words: wordCount($)};
  });

describe('running text', () => {
  const withoutParts = docs.filter((page) => !page.isInParts);

  it(`has at most ${maxLength} words on every page without parts`, () => {
    expect(withoutParts.filter(({words}) => words > maxLength)).toEqual([]);
    expect(withoutParts.filter(({words}) => words < 80)).toEqual([]);
    expect(withoutParts.length).toBeGreaterThan(80);
  });

  it('has more words on some pages in parts', () => {
    expect(docs.some((page) => page.isInParts && page.words > maxLength)).toBe(true);
  });

  it.each(exceptions)('needs the exception of $path', ({path}) => {
    const page = withoutParts.find((other) => other.path === path);
    expect((page?.words ?? 0) + (page?.listed ?? 0)).toBeGreaterThan(maxLength);
  });
});

describe('the count', () => {
  const count = (html: string): number =>
    wordCount(load(`<div class="theme-doc-markdown">${html}</div>`));

  it('includes paragraphs, lists, captions and the line of a fold', () => {
    expect(count('<h2>One</h2><p>two <code>three</code>, four.</p><ul><li>five</li></ul>')).toBe(5);
    expect(count('<figcaption>one</figcaption><dl><dt>two</dt><dd>three</dd></dl>')).toBe(3);
    expect(count('<details><summary>one</summary><div>no no no</div></details>')).toBe(1);
  });

  it('excludes tables, code, figures, self-checks, folded text and sources', () => {
    const excluded = [
      '<table><tr><td>no</td></tr></table>',
      '<pre><code>no</code></pre>',
      '<svg><text>no</text></svg>',
      '<button>no</button>',
      '<div data-self-checks="written"><p>no</p></div>',
      '<div><dl><div><dt>no</dt><dd id="note-no">no</dd></div></dl></div>',
      '<h2 id="sources">no</h2><p>no</p><div>no</div>',
    ];
    expect(count(`<p>one</p>${excluded.join('')}`)).toBe(1);
  });

  it('rejects a page of 2,501 words', () => {
    const words = count(`<p>${'word '.repeat(maxLength + 1)}</p>`);
    expect(words).toBeGreaterThan(maxLength);
  });
});
