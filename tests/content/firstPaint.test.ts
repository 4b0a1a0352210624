/** What the browser must have before it draws a page comes from the site itself. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {builtPages, fileOf, findings, type BuiltPage} from './builtSite';

const pages = builtPages();

/** Addresses of what is in the way of the first paint. */
const blocking = ({$}: BuiltPage): readonly string[] => [
  ...$('link[rel="stylesheet"]:not([media="print"])')
    .toArray()
    .map((link) => $(link).attr('href') ?? ''),
  ...$('script[src]:not([defer]):not([async])')
    .toArray()
    .map((script) => $(script).attr('src') ?? ''),
];

const isElsewhere = (address: string): boolean => /^(?:[a-z]+:)?\/\//i.test(address);

describe('before the first paint', () => {
  it('nothing is asked of another origin', () => {
    expect(findings(pages, (page) => blocking(page).filter(isElsewhere))).toEqual([]);
  });

  it('no script is waited for, and no more than four files of styles, five with an app', () => {
    const tooMuch = findings(pages, (page) => {
      const addresses = blocking(page);
      const scripts = addresses.filter((address) => address.endsWith('.js'));
      const styles = addresses.filter((address) => address.startsWith('/assets/css/'));
      const hasApp = styles.some((address) => address.startsWith('/assets/css/apps.'));
      // The style sample has everything.
      const most = page.route.path === '/markdown-page' ? 6 : hasApp ? 5 : 4;
      return styles.length >= 1 && styles.length <= most
        ? scripts
        : [`${styles.length} files of styles`, ...scripts];
    });
    expect(tooMuch).toEqual([]);
  });

  it.each([
    ['/', ['styles', 'pages']],
    ['/contact-us', ['styles', 'pages']],
    ['/docs/faqs', ['styles', 'tags']],
    ['/docs/userpath/deepdive', ['styles']],
    ['/docs/documentation/introduction/purpose_data_release', ['styles']],
    ['/docs/documentation/systematics', ['styles', 'tags', 'figures']],
    ['/apps/event-display', ['styles', 'apps']],
  ])('%s waits for its own styles alone', (route, expected) => {
    const html = readFileSync(fileOf(route), 'utf8');
    const names = Array.from(html.matchAll(/\/assets\/css\/(\w+)\.\w+\.css/g), ([, name]) => name);
    expect([...new Set(names)]).toEqual(expected);
  });

  it.each([
    ['/', ['source-sans']],
    ['/apps/root-explorer', ['source-sans']],
    ['/docs/faqs', ['source-sans']],
    ['/docs/data/access_data', ['source-sans', 'source-code']],
    ['/docs/documentation/systematics', ['source-sans', 'source-code', 'source-sans-italic']],
  ])('%s asks for the fonts that it needs, before it is laid out', (route, expected) => {
    const html = readFileSync(fileOf(route), 'utf8');
    const fonts = html.matchAll(/<link rel="?preload"? href="?\/fonts\/([a-z-]+)\.\w+\.woff2/g);
    expect(Array.from(fonts, ([, name]) => name)).toEqual(expected);
  });
});
