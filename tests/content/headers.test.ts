/** `_headers` of the built site: it fits the pages, and the hosts that read it. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../tools/lib/files';
import {headersByPath} from '../../tools/serve/headersOf';
import {buildFolder, parsedFile} from './builtSite';

const text = readFileSync(path.join(buildFolder, '_headers'), 'utf8');
const headersOf = headersByPath(text);
const policiesOf = (address: string) => headersOf(address).get('Content-Security-Policy') ?? [];

function directive(address: string, name: string): readonly string[] {
  const all = policiesOf(address).flatMap((policy) => policy.split('; '));
  const found = all.filter((one) => one.startsWith(`${name} `));
  expect(found, `${name} of ${address}`).toHaveLength(1);
  return found[0]?.split(' ').slice(1) ?? [];
}

const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Scripts and styles in the text of a page that its policy does not name. */
function unnamed($: CheerioAPI, address: string): readonly string[] {
  const codeOf = (selector: string): readonly string[] =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const scripts = codeOf('script:not([src]):not([type="application/ld+json"])');
  const styles = codeOf('style');
  const handlers = $('[onclick], [onload], [onerror], [onfocus], [onmouseover], [ontoggle]');
  const known = {
    scripts: directive(address, 'script-src'),
    styles: directive(address, 'style-src-elem'),
  };
  return [
    ...scripts.filter((code) => !known.scripts.includes(hashOf(code))),
    ...styles.filter((code) => !known.styles.includes(hashOf(code))),
    ...handlers.toArray().map(({attribs}) => Object.keys(attribs).join(' ')),
  ];
}

describe('the policy of each page', () => {
  const pages = filesBelow(buildFolder, '.', /\.html$/);

  it('names each script and style in its text', () => {
    const found = pages.flatMap((file) => {
      const $ = parsedFile(path.join(buildFolder, file));
      return unnamed($, `/${file}`).map((code) => `${file}: ${code.slice(0, 100)}`);
    });
    expect(pages.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it('would not name a planted script, nor a handler in an attribute', () => {
    const planted = '<script>alert(1)</script><p onclick="alert(2)">x</p>';
    expect(unnamed(load(planted), '/privacy')).toEqual(['alert(1)', 'onclick']);
  });

  it('allows no script by chance: neither inline, nor evaluated, nor of other sites', () => {
    for (const address of pages.map((file) => `/${file}`)) {
      const others = directive(address, 'script-src').filter((one) => !/^'sha256-/.test(one));
      expect(others, address).toEqual(["'self'"]);
      expect(directive(address, 'object-src'), address).toEqual(["'none'"]);
    }
  });

  it('lets pages be framed by nobody but for the apps', () => {
    const addresses = pages.map((file) => `/${file}`.replace(/(?:index)?\.html$/, ''));
    const frameable = addresses.filter(
      (address) => !policiesOf(address).includes("frame-ancestors 'none'"),
    );
    const apps = addresses.filter((address) => address.startsWith('/apps/'));
    expect(frameable).toEqual(apps);
    expect(apps.length).toBeGreaterThan(5);
  });
});

describe('each file', () => {
  const files = new Set(filesBelow(buildFolder, '.', /./));
  const isCopy = (file: string): boolean =>
    /\.(?:br|gz)$/.test(file) && files.has(file.replace(/\.\w+$/, ''));
  /** Copies are sent under the address of what they are a copy of; `_headers` is for the host. */
  const isAsked = (file: string): boolean =>
    !/^_(?:headers|redirects)$/.test(file) && !isCopy(file);
  const addresses = Array.from(files)
    .filter(isAsked)
    .map((file) => `/${file}`.replace(/(?:index)?\.html$/, ''));
  const each = (test: (address: string) => boolean): readonly string[] =>
    addresses.filter((address) => !test(address));

  it('has exactly one rule for how long it is kept', () => {
    expect(each((address) => headersOf(address).get('Cache-Control')?.length === 1)).toEqual([]);
  });

  it('is kept for ever if, and only if, its name changes with its content', () => {
    const named = /[-.][0-9a-f]{8,32}\.|^\/katex\/\d/;
    const wrong = addresses.filter(
      (address) =>
        named.test(address) !==
        (headersOf(address).get('Cache-Control')?.[0] ?? '').includes('immutable'),
    );
    expect(wrong).toEqual([]);
  });

  it('has the headers of all answers', () => {
    expect(each((address) => headersOf(address).has('X-Content-Type-Options'))).toEqual([]);
  });
});

it('keeps within what hosts accept: 100 rules, lines of 2,000 characters', () => {
  const lines = text.split('\n');
  // Only this test build has the page of all components.
  const published = lines.filter((line) => /^\/(?!kitchen-sink)/.test(line));
  expect(published.length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});
