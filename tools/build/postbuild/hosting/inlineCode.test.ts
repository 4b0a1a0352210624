import {describe, expect, it} from 'vitest';
import {inlineCodeOf, refuseUnknownScripts, sha256} from './inlineCode';

const of = (...pages: string[]) =>
  inlineCodeOf(pages.map((html, index) => [`/${index}.html`, html] as const));

describe('the scripts and styles in the text of pages', () => {
  it('are found once each, with the first page that has them', () => {
    const {scripts, styles} = of(
      '<script>a()</script><style>p{}</style>',
      '<script data-rh=true>a()</script><SCRIPT type="module">b()</SCRIPT >',
    );
    expect([...scripts]).toEqual([
      ['a()', '/0.html'],
      ['b()', '/1.html'],
    ]);
    expect([...styles.keys()]).toEqual(['p{}']);
  });

  it('are not scripts with an address, nor blocks of data, nor code that is shown', () => {
    const {scripts} = of(
      '<script src=/x.js defer></script><script type="application/ld+json">{}</script>',
      '<code>&lt;script&gt;a()&lt;/script&gt;</code>',
    );
    expect([...scripts]).toEqual([]);
  });
});

describe('a script that nobody allowed', () => {
  it('stops the build, which names the page, the hash and how the script begins', () => {
    const planted = 'alert("planted")';
    const build = () => refuseUnknownScripts(of('<p>x</p>', `<script>${planted}</script>`), []);
    expect(build).toThrow('/1.html');
    expect(build).toThrow(sha256(planted));
    expect(build).toThrow(planted);
  });

  it('is allowed by its hash, to the last letter', () => {
    const known = [{sha256: sha256('a()')}];
    expect(() => refuseUnknownScripts(of('<script>a()</script>'), known)).not.toThrow();
    expect(() => refuseUnknownScripts(of('<script>a( )</script>'), known)).toThrow();
  });
});
