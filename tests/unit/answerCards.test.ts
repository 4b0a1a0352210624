/** Each address of an answer card is a route, and each anchor an id that its page has. */
import {expect, it} from 'vitest';
import {allRoutes, appRoutes} from '../../config/routes';
import {variables2016} from '../../src/data/catalogue/variables/education2016';
import {variables2020} from '../../src/data/catalogue/variables/education2020';
import {variables2025} from '../../src/data/catalogue/variables/education2025';
import {allFaqs} from '../../src/data/faqs';
import {anchorOf as termAnchor, glossary, glossaryPage} from '../../src/data/glossary';
import {anchorOf as groupAnchor} from '../../src/lib/variableGroups';
import {allCards} from '../../src/search/cards';
import {pageAnchors, pageText} from '../../src/search/cards/make/page';
import {blocksIn} from '../../tools/check/codeBlocks/blocks';

const routes = new Set([...allRoutes, ...appRoutes].map(({path}) => path));
const links = allCards().flatMap(({id, actions, source}) =>
  [...actions, source].map((link) => ({id, ...link})),
);

/** Ids that components of a page write, made by the functions that those call. */
const written: Readonly<Record<string, readonly string[]>> = {
  [glossaryPage]: glossary.map(({id}) => termAnchor(id)),
  '/docs/faqs': allFaqs.map(({id}) => id),
  '/docs/data/for_education/8TeV_details': variables2016.map(({group}) => groupAnchor(group)),
  '/docs/data/for_education/13TeV_details': variables2020.map(({group}) => groupAnchor(group)),
  '/docs/data/for_education/13TeV25_details': variables2025.map(({group}) => groupAnchor(group)),
};

function isKnown(to: string): boolean {
  const {pathname, hash} = new URL(to, 'https://site.test');
  if (!routes.has(pathname)) return false;
  const id = decodeURIComponent(hash.slice(1));
  if (id === '') return true;
  return pageAnchors(pathname).has(id) || (written[pathname] ?? []).includes(id);
}

it('each URL of the site exists, with its anchor', () => {
  const inside = links.filter(({to}) => to.startsWith('/'));
  expect(inside.length).toBeGreaterThan(1000);
  expect(inside.filter(({to}) => !isKnown(to)).map(({id, to}) => `${id}: ${to}`)).toEqual([]);
  expect(isKnown('/docs/data#no-such-heading')).toBe(false);
});

it('each other address is one that pages or the catalogue have', () => {
  const hosts = new Set(
    links.filter(({to}) => !to.startsWith('/')).map(({to}) => new URL(to).hostname),
  );
  expect([...hosts].sort()).toEqual([
    'atlas.cern',
    'atlas4teachers.app.cern.ch',
    'colab.research.google.com',
    'mybinder.org',
    'opendata.cern.ch',
  ]);
});

it('each link has a name, and no card links twice to one place', () => {
  expect(links.filter(({title}) => title.trim() === '')).toEqual([]);
  const twice = allCards().filter(
    ({actions}) => new Set(actions.map(({to}) => to)).size < actions.length,
  );
  expect(twice.map(({id}) => id)).toEqual([]);
});

it('code of pages is what the check of code blocks reads', () => {
  const address = '/docs/atlasopenmagic';
  const card = allCards().find(({id}) => id === 'how-to-install-atlasopenmagic');
  const codes = card?.steps?.flatMap(({code}) => code?.text ?? []) ?? [];
  const blocks = blocksIn(pageText(address)).map(({code}) => code);
  expect(codes).toHaveLength(3);
  expect(codes.filter((code) => !blocks.includes(code))).toEqual([]);
});
