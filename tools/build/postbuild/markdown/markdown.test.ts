import {describe, expect, it} from 'vitest';
import {readableHtml} from './readable';
import {toMarkdown} from './toMarkdown';
import {twinOf} from './twin';

const page = 'https://example.org/docs/a';
const markdownOf = (main: string): string =>
  toMarkdown(
    readableHtml(`<main>${main}</main>`, page, new Map([['hww', 'https://example.org/apps/h']])),
  );

const formula = (tex: string): string =>
  `<span class=katex><span class=katex-mathml><math><semantics><mrow></mrow><annotation encoding=application/x-tex>${tex}</annotation></semantics></math></span><span class=katex-html aria-hidden=true><span class=base><span>x</span></span></span></span>`;

describe('the Markdown of a page', () => {
  it('keeps the source of formulas, with macros of the site written out', () => {
    expect(markdownOf(`<p>At ${formula('m=91\\ \\GeV')} it is.</p>`)).toBe(
      'At $m=91\\ {\\mathrm{GeV}}$ it is.\n',
    );
    expect(markdownOf(`<span class=katex-display>${formula('a|b')}</span>`)).toBe('$$\na|b\n$$\n');
  });

  it('writes a bar in a formula of a table as a word, for a bar ends the cell', () => {
    const table = `<table><thead><tr><th>a<tbody><tr><td>${formula('|x|')}</table>`;
    expect(markdownOf(table)).toContain('| $\\vert x\\vert$ |');
  });

  it('keeps numbers beside their units, with plain spaces', () => {
    expect(markdownOf('<p>36.6\u00a0fb<sup>-1</sup> and 13\u202fTeV<span>\u200b</span></p>')).toBe(
      '36.6 fb⁻¹ and 13 TeV\n',
    );
  });

  it('gives notes a label, folded parts and tabs a line in bold print', () => {
    const note =
      '<div class="theme-admonition x"><div class=admonitionHeading_x>tip</div><div><p>Do it.</p></div></div>';
    expect(markdownOf(note)).toBe('> **tip**\n>\n> Do it.\n');
    expect(markdownOf('<details><summary>Why?</summary><p>So.</p></details>')).toBe(
      '**Why?**\n\nSo.\n',
    );
    expect(
      markdownOf('<div role=tabpanel><p data-without-javascript=show>macOS</p><p>Text</p></div>'),
    ).toBe('**macOS**\n\nText\n');
  });

  it('keeps listings as they are, with language and title', () => {
    const listing =
      '<div class="theme-code-block"><div class=codeBlockTitle_x>a.py</div><pre class="language-python"><code><span>if a:</span><br><span>  b &lt; c</span><br></code></pre></div>';
    expect(markdownOf(listing)).toBe('```python title="a.py"\nif a:\n  b < c\n```\n');
  });

  it('makes links complete, marks of citations numbers, and terms plain words', () => {
    expect(markdownOf('<p><a href="/b#c">B</a> <a href="#d">D</a></p>')).toBe(
      '[B](https://example.org/b#c) [D](https://example.org/docs/a#d)\n',
    );
    expect(markdownOf('<p>Seen <a href="#source-2">[2]</a>.</p>')).toBe('Seen \\[2].\n');
    expect(markdownOf('<p>A <a href="/g#z" aria-describedby="note-z">Z boson</a>.</p>')).toBe(
      'A Z boson.\n',
    );
  });

  it('reports what a drawing shows, and where an app is', () => {
    expect(
      markdownOf(
        '<figure><svg role=img aria-label="A peak."></svg><figcaption>See it.</figcaption></figure>',
      ),
    ).toBe('*Drawing: A peak.*\n\n**Figure.** See it.\n');
    expect(
      markdownOf(
        '<section data-app=hww><header><p>Histograms</p></header><div data-without-javascript=hide>no</div></section>',
      ),
    ).toBe(
      '**App: Histograms**\n\nOpen the app: [https://example.org/apps/h](https://example.org/apps/h)\n',
    );
  });
});

it('the twin of a page lies beside it', () => {
  expect([twinOf('/'), twinOf('/docs/a'), twinOf(page)]).toEqual([
    '/index.md',
    '/docs/a.md',
    `${page}.md`,
  ]);
});
