/** What the built site has from elsewhere, and what it reports its readers and its makers. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../tools/lib/files';
import {buildFolder, parsedFile} from './builtSite';
import {secretsIn} from './secrets';
import {environmentWith} from '../../tools/lib/environment';

const elsewhere = /^(?:https?:)?\/\//i;

function read(file: string): string {
  return readFileSync(path.join(buildFolder, file), 'utf8');
}

const pages = filesBelow(buildFolder, '.', /\.html$/).map((file) => ({
  file,
  $: parsedFile(path.join(buildFolder, file)),
}));

/** Links that tell another site where the reader came from, or hand it this window. */
function unguardedLinks($: CheerioAPI): readonly string[] {
  return $('a[href]')
    .toArray()
    .filter(({attribs: {href = '', rel = ''}}) => {
      const relTokens = rel.split(/\s+/);
      return (
        elsewhere.test(href) &&
        !(relTokens.includes('noopener') && relTokens.includes('noreferrer'))
      );
    })
    .map(({attribs}) => attribs.href ?? '');
}

/** Code of other sites that the browser would take as it comes. */
function uncheckedCode($: CheerioAPI): readonly string[] {
  return $('script[src], link[rel~="stylesheet"], link[rel~="modulepreload"], link[as="script"]')
    .toArray()
    .filter(({attribs: {src, href, integrity}}) => elsewhere.test(src ?? href ?? '') && !integrity)
    .map(({attribs: {src, href}}) => src ?? href ?? '');
}

/** Pictures, frames and the like that a page would load from other sites before a reader asks. */
function loadedFromElsewhere($: CheerioAPI): readonly string[] {
  return $('img, iframe, video, audio, source, embed, object, track')
    .toArray()
    .flatMap(({attribs: {src, srcset, data, poster}}) => [src, srcset, data, poster])
    .filter((address) => address !== undefined && elsewhere.test(address))
    .map(String);
}

const found = (search: ($: CheerioAPI) => readonly string[]): readonly string[] =>
  pages.flatMap(({file, $}) => search($).map((one) => `${file}: ${one}`));

describe('the built pages', () => {
  it('send readers to other sites with rel="noopener noreferrer"', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(found(unguardedLinks)).toEqual([]);
    const planted = load('<a href="https://example.org/" rel="noopener">x</a><a href="/x">y</a>');
    expect(unguardedLinks(planted)).toEqual(['https://example.org/']);
  });

  it('take no code of other sites without an integrity hash', () => {
    expect(found(uncheckedCode)).toEqual([]);
    const planted = load(
      '<script src="//example.org/x.js"></script><link rel="stylesheet" href="https://a.b/x.css" integrity="sha384-x">',
    );
    expect(uncheckedCode(planted)).toEqual(['//example.org/x.js']);
  });

  it('load nothing else from other sites', () => {
    expect(found(loadedFromElsewhere)).toEqual([]);
    expect(loadedFromElsewhere(load('<img src="https://example.org/p.png">'))).toHaveLength(1);
  });
});

describe('the built files', () => {
  const texts = filesBelow(buildFolder, '.', /\.(?:html|js|css|json|xml|txt|md|csv|svg)$/);

  it('hold no secret', () => {
    expect(texts.length).toBeGreaterThan(300);
    const secrets = texts.flatMap((file) =>
      secretsIn(read(file), environmentWith()).map((what) => `${file}: ${what}`),
    );
    expect(secrets).toEqual([]);
  });

  it('hold no file that reports the makers: sources of the bundle, settings, keys', () => {
    const all = filesBelow(buildFolder, '.', /./);
    expect(
      all.filter((file) => /\.(?:map|env|pem|key|p12|tsx?)$|(?:^|\/)\.env/.test(file)),
    ).toEqual([]);
  });
});

it('the style sheet for formulas comes with its integrity hash', () => {
  const main = filesBelow(buildFolder, 'assets/js', /^main\./)
    .map(read)
    .join('');
  expect(main).toMatch(
    /mathStylesheet:\{cdn:"https:\/\/cdn\.jsdelivr\.net\/[^"]+",integrity:"sha384-[\w+/=]{64}"/,
  );
});
