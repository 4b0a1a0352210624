import {describe, expect, it} from 'vitest';
import {pageSections} from './pageSections';

function page(main: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><title>Site</title>${head}</head><body>
    <nav><a href="/">Menu</a></nav><main>${main}</main><footer>Foot</footer></body></html>`;
}

const sectionsOf = (main: string, head?: string) =>
  pageSections(page(main, head), {
    url: '/docs/x',
    group: 'Data',
    macros: {'\\pt': 'p_{\\mathrm{T}}'},
  });

const textOf = (main: string): string | undefined => sectionsOf(`<h1>T</h1>${main}`)[0]?.text;

describe('the sections of a page', () => {
  it('are the text before the first heading, then one for each heading with an id', () => {
    const sections = sectionsOf(`<div><header><h1>Jets</h1></header><p>Opening.</p>
      <h2 id="a">Algorithms<a class="hash-link" href="#a">\u200B</a></h2><p>One.</p>
      <section><h3 id="b">Anti-kt</h3><p>Two.</p></section>
      <h2 id="c">Quality</h2><ul><li>Three.</li><li>Four.</li></ul></div>`);
    expect(sections.map(({url, path, text}) => ({url, path, text}))).toEqual([
      {url: '/docs/x', path: [], text: 'Opening.'},
      {url: '/docs/x#a', path: ['Algorithms'], text: 'One.'},
      {url: '/docs/x#b', path: ['Algorithms', 'Anti-kt'], text: 'Two.'},
      {url: '/docs/x#c', path: ['Quality'], text: 'Three.\nFour.'},
    ]);
    expect(new Set(sections.map(({title}) => title))).toEqual(new Set(['Jets']));
  });

  it('are one for each term of a list that has an id, below the heading of the list', () => {
    const sections = sectionsOf(`<h1>Resources</h1><h2 id="glossary">Glossary</h2>
      <div><p data-search="skip">P</p><dl><div><dt id="term-pile-up">Pile-up</dt><dd>Further collisions.</dd>
      <dd data-search="skip">See also: jet</dd></div><div><dt id="term-prescale">Prescale</dt><dd>A factor.</dd>
      </div></dl><dl><dt>Level</dt><dd>Master</dd></dl></div><p>After.</p><h2 id="s">Sources</h2>`);
    expect(sections.map(({url, path, text}) => ({url, path, text}))).toEqual([
      {url: '/docs/x', path: [], text: ''},
      {url: '/docs/x#glossary', path: ['Glossary'], text: 'Level: Master\nAfter.'},
      {
        url: '/docs/x#term-pile-up',
        path: ['Glossary', 'Pile-up'],
        text: 'Further collisions.',
      },
      {url: '/docs/x#term-prescale', path: ['Glossary', 'Prescale'], text: 'A factor.'},
      {url: '/docs/x#s', path: ['Sources'], text: ''},
    ]);
  });

  it('keep language and tag of the page; description and keywords go to the first', () => {
    const sections = sectionsOf(
      '<h1>T</h1><h2 id="a">A</h2>',
      `<meta name="docusaurus_tag" content="docs-default-current">
       <meta name="description" content="About it."><meta name="keywords" content="one,two">`,
    );
    expect(sections).toMatchObject([
      {language: 'en', tag: 'docs-default-current', about: 'About it.\none, two', group: 'Data'},
      {language: 'en', tag: 'docs-default-current'},
    ]);
    expect(sections[1]).not.toHaveProperty('about');
  });

  it('have the tag of pages that are not docs, if the page names none', () => {
    expect(sectionsOf('<h1>T</h1>')[0]?.tag).toBe('default');
  });

  it('are none for redirects, pages closed to search engines, and what is not a page', () => {
    expect(sectionsOf('<h1>T</h1>', '<meta http-equiv="refresh" content="0; url=/y">')).toEqual([]);
    expect(sectionsOf('<h1>T</h1>', '<meta name="robots" content="noindex, nofollow">')).toEqual(
      [],
    );
    expect(pageSections('google-site-verification', {url: '/', group: ''})).toEqual([]);
  });
});

describe('the text of a section', () => {
  it('has a table row by row', () => {
    expect(
      textOf(`<table><thead><tr><th>Name</th><th>Unit</th></tr></thead>
        <tbody><tr><td><code>lep_pt</code></td><td><p>GeV</p><p>(2025)</p></td></tr></tbody></table>`),
    ).toBe('Name | Unit\nlep_pt | GeV (2025)');
  });

  it('has a formula once, in words', () => {
    expect(
      textOf(`<p>Ask <span class="katex"><span class="katex-mathml"><math><semantics><mrow><msub>
        <mi>p</mi><mi>T</mi></msub></mrow><annotation encoding="application/x-tex">\\pt &gt; 25
        </annotation></semantics></math></span><span class="katex-html" aria-hidden="true">pT&gt;25
        </span></span> of each.</p>`),
    ).toBe('Ask p_T > 25 of each.');
  });

  it('has title and first lines of a listing', () => {
    const lines = Array.from({length: 20}, (_, i) => `<span>line ${i}<br></span>`).join('');
    const text = textOf(`<div><div>name.py</div><pre><code>${lines}</code></pre></div><p>End.</p>`);
    expect(text).toMatch(/^name\.py\nline 0\nline 1\n/);
    expect(text).toMatch(/\nEnd\.$/);
    expect(text).not.toContain('line 19');
  });

  it('keeps words apart that are in elements side by side, but for raised and lowered ones', () => {
    expect(textOf('<p><time>May 2025</time><span>Notebook</span></p>')).toBe('May 2025 Notebook');
    expect(textOf('<p><i>p</i><sub>T</sub> of <b>all</b>, each</p>')).toBe('pT of all, each');
    expect(
      textOf('<p><code>2lep</code><sup><a href="#note-a">a</a></sup> has 10<sup>9</sup></p>'),
    ).toBe('2lep has 109');
  });

  it('has hidden panels and folded details, but no controls, navigation or drawings', () => {
    expect(
      textOf(`<nav>Breadcrumbs</nav><ul role="tablist"><li>Tab</li></ul>
        <div role="tabpanel" hidden>Panel.</div><details><summary>Ask</summary>Answer.</details>
        <form><label>Name</label><input></form><button>Go</button><svg><text>1</text></svg>
        <script>var a;</script><i aria-hidden="true">drawn</i><ul data-search="skip"><li>8 minutes</li></ul>
        <div class="theme-pages-footer-edit-meta-row"><a>Edit this page</a></div><noscript>Without</noscript>
        <p>Read on.<span data-without-javascript="hide"> Drag.</span></p>`),
    ).toBe('Panel.\nAsk\nAnswer.\nRead on.');
  });

  it('has sentences without their citations, and lists of sources without the way back', () => {
    const cite = (number: number): string =>
      `<span data-search="skip">\u00A0<span><a href="#source-${number}">[${number}]</a></span></span>`;
    expect(
      textOf(`<p>A block lasts a minute${cite(1)}. It was measured${cite(2)}, twice${cite(1)}.</p>
        <ol><li>ATLAS, <cite>Title</cite>: <a href="https://doi.org/x">DOI x</a><span data-search="skip">
        <a href="#cited-1">↑</a></span></li></ol>`),
    ).toBe('A block lasts a minute. It was measured, twice.\nATLAS, Title: DOI x');
  });

  it('has of the card of another page its title alone', () => {
    expect(textOf('<a class="card" href="/y"><h2>Other page</h2><p>What it is.</p></a>')).toBe(
      'Other page',
    );
  });

  it('has a marked term as a word of its sentence, without its definition', () => {
    expect(
      textOf(`<p>Remove <span><a class="word" href="/docs/r#term-pile-up" aria-describedby="note-pile-up">
        pile-up</a></span>, then the <span><a href="/docs/r#term-jet">jets</a></span>.</p>
        <div class="notes" data-search="skip"><p>Terms on this page</p><dl><div><dt>pile-up</dt>
        <dd id="note-pile-up">Further collisions.</dd></div></dl></div>`),
    ).toBe('Remove pile-up, then the jets.');
  });

  it('joins terms and their definitions', () => {
    expect(
      textOf('<dl><div><dt>Level</dt><dd>Master</dd></div><dt>Time</dt><dd>3 h</dd></dl>'),
    ).toBe('Level: Master\nTime: 3 h');
  });
});
