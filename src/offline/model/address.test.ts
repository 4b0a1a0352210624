import {describe, expect, it} from 'vitest';
import {addressOfFile, isNamedByContent, pageAddress} from './address';

describe('a page has one address', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/docs/faqs', '/docs/faqs'],
    ['/docs/faqs/', '/docs/faqs'],
    ['/docs/faqs.html', '/docs/faqs'],
    ['/docs/faqs/index.html', '/docs/faqs'],
    ['/docs/faqs/index', '/docs/faqs'],
  ])('%s is %s', (asked, address) => {
    expect(pageAddress(asked, '/')).toBe(address);
    expect(pageAddress(`/preview${asked}`, '/preview/')).toBe(`/preview${address}`);
  });

  it.each(['index.html', 'docs/faqs.html', 'docs/data/index.html'])(
    'the same for the file %s as for its address',
    (file) => {
      for (const base of ['/', '/preview/']) {
        expect(pageAddress(base + file, base)).toBe(base + addressOfFile(file));
      }
    },
  );

  it('files that are not pages keep their names', () => {
    expect(addressOfFile('samples/hww13.json')).toBe('samples/hww13.json');
  });
});

it.each([
  ['assets/js/main.3fcca4b2.js', true],
  ['samples/hww13-9a238c2b.bin.gz', true],
  ['search/index-105eb228.json.gz', true],
  ['fonts/source-sans.9184eefc.woff2', true],
  ['katex/0.16.47/katex.min.css', true],
  ['search/manifest.json', false],
  ['samples/hww13.json', false],
  ['events/dijet.json', false],
  ['docs/faqs', false],
])('the name of %s says its contents: %s', (path, expected) => {
  expect(isNamedByContent(path)).toBe(expected);
});
