/** The pages of a site that searches itself know of no provider. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {embeddedAppId} from '../../src/data/search';
import {builtPages, fileOf, findings} from './builtSite';

const pages = builtPages();

it('no page opens a line to the provider, or to any other host', () => {
  expect(
    findings(pages, ({$}) =>
      $('link[rel="preconnect"], link[rel="dns-prefetch"]')
        .toArray()
        .map(({attribs}) => attribs.href ?? ''),
    ),
  ).toEqual([]);
});

it('no page names a host of the provider', () => {
  const named = pages.filter(({route}) =>
    new RegExp(`${embeddedAppId}-dsn|algolia\\.net`).test(readFileSync(fileOf(route.path), 'utf8')),
  );
  expect(named.map(({route}) => route.path)).toEqual([]);
});
