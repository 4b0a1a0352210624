/** What each built page says of itself: its title, version, tags, canonical address and public source. */
import {expect, it} from 'vitest';
import {builtPage, builtPages, findings} from './builtSite';

const pages = builtPages();
const docs = pages.filter(({route}) => route.kind === 'doc');
const source =
  'https://gitlab.cern.ch/atlas-outreach-data-tools/atlas-open-data-website-v2/-/edit/main/';

const differsFrom = (actual: string | undefined, expected: string): readonly string[] =>
  actual === expected ? [] : [`${actual} instead of ${expected}`];

it('the title names the site, and the generator names version 3.9.2', () => {
  expect(builtPage('/')('title').first().text()).toBe('ATLAS Open Data');
  const others = pages.filter(({route}) => route.path !== '/');
  const untitled = findings(others, ({$}) => {
    const title = $('head > title').text();
    return / \| ATLAS Open Data$/.test(title) ? [] : [title];
  });
  expect(untitled).toEqual([]);
  const generators = findings(pages, ({$}) =>
    differsFrom($('meta[name="generator"]').attr('content'), 'Docusaurus v3.9.2'),
  );
  expect(generators).toEqual([]);
});

it('there is one docs version, current, and every doc carries its tag', () => {
  expect(docs.length).toBeGreaterThan(100);
  const wrong = findings(docs, ({$}) => [
    ...differsFrom($('meta[name="docusaurus_tag"]').attr('content'), 'docs-default-current'),
    ...differsFrom($('meta[name="docusaurus_locale"]').attr('content'), 'en'),
  ]);
  expect(wrong).toEqual([]);
});

it('every page has an address without a trailing slash as its canonical one', () => {
  const wrong = findings(pages, ({route: {path}, $}) =>
    differsFrom($('link[rel="canonical"]').attr('href'), `https://opendata.atlas.cern${path}`),
  );
  expect(wrong).toEqual([]);
});

it('edit links open the public source of the page', () => {
  const $ = builtPage('/docs/data/access_data');
  expect($('a.theme-edit-this-page').attr('href')).toBe(`${source}docs/data/access_data.mdx`);
  const elsewhere = findings(docs, ({$: page}) => {
    const href = page('a.theme-edit-this-page').attr('href');
    return href?.startsWith(`${source}docs/`) ? [] : [String(href)];
  });
  expect(elsewhere).toEqual([]);
});

it('the table of contents lists headings of levels 2 and 3 only', () => {
  const $ = builtPage('/markdown-page');
  const linked = $('.table-of-contents')
    .first()
    .find('a')
    .toArray()
    .map(({attribs}) => attribs.href?.slice(1));
  const ours = ':not(#footnote-label, [id^="variables-"], #lesson-read-an-event, summary > *)';
  const headings = $(`main h2${ours}, main h3${ours}`)
    .toArray()
    .map(({attribs}) => attribs.id);
  expect(linked).toEqual(headings);
  expect($('main h4').length).toBeGreaterThan(0);
});
