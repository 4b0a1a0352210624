import {describe, expect, it} from 'vitest';
import {escapedText, markdownLink} from './markdown';

describe('text of the site as Markdown', () => {
  it.each([
    ['a *b* **c** ~d~', String.raw`a \*b\* \*\*c\*\* \~d\~`],
    ['lep_pt and _x_ and p_T', String.raw`lep_pt and \_x\_ and p_T`],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['m < 55 and p > 3', 'm < 55 and p > 3'],
    ['&lt;b&gt; & co', '&amp;lt;b&amp;gt; & co'],
    ['# no heading', String.raw`\# no heading`],
    ['1. no list', String.raw`1\. no list`],
    ['2016. Next', String.raw`2016\. Next`],
    ['- no item', String.raw`\- no item`],
    [String.raw`\pt`, String.raw`\\pt`],
    ['a | b', 'a | b'],
    ['two\nlines', 'two lines'],
  ])('%s', (text, markdown) => {
    expect(escapedText(text)).toBe(markdown);
  });

  it('leaves nothing that DocSearch would take for code, a link or an address', () => {
    const text = '`a` [b](https://c.d) ![e](http://f) www.g.h i@j.kl ```';
    expect(escapedText(text)).not.toMatch(/`|\[|\]\(|:\/\/|www\.|@/);
  });
});

describe('a link', () => {
  it('has a name that is shown as it stands', () => {
    expect(markdownLink('Read a_b [x] `y`', 'https://a.b/c')).toBe(
      "[Read a_b (x) 'y'](https://a.b/c)",
    );
  });

  it('cannot be broken by its address', () => {
    expect(markdownLink('a', 'https://a.b/c)d (e"<f>#g_h')).toBe(
      '[a](https://a.b/c%29d%20%28e%22%3Cf%3E#g_h)',
    );
  });
});
