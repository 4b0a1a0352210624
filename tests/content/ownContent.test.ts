/** What the site has of its own is linked from where readers look for it. */
import {describe, expect, it} from 'vitest';
import {lessonAnchor, lessons} from '../../src/data/lessons';
import {appRoutes} from '../../config/routes';
import {builtPages, type BuiltPage} from './builtSite';

const pages = builtPages();

function pageOf(path: string): BuiltPage {
  const page = pages.find(({route}) => route.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

/** Addresses, with their anchors, to which a part of a page leads. */
const linksIn = ({$}: BuiltPage, part = 'main'): readonly string[] =>
  $(`${part} a[href]`)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');

const packs = lessons.map(({id, page}) => `${page}#${lessonAnchor(id)}`);

/** Lessons that neither the links nor a page to which one of them leads has a link to. */
function unreachable(links: readonly string[]): readonly string[] {
  const paths = links.map((link) => link.split('#')[0] ?? '');
  const onward = pages
    .filter(({route}) => paths.includes(route.path))
    .flatMap((page) => linksIn(page));
  const all = new Set([...links, ...onward]);
  return packs.filter((pack) => !all.has(pack));
}

describe('the lessons to print', () => {
  it('there are at least nine', () => {
    expect(packs.length).toBeGreaterThanOrEqual(9);
  });

  it('are reached from the question whether there is something to print', () => {
    const faqs = pageOf('/docs/faqs');
    const answer = 'main details:has(> summary > h3[id="is-there-something-to-print"])';
    expect(linksIn(faqs, answer).length).toBeGreaterThan(0);
    expect(unreachable(linksIn(faqs, answer))).toEqual([]);
  });

  it('are all listed where the home page says "Choose a lesson"', () => {
    const {$} = pageOf('/');
    const to = $('main a:contains("Choose a lesson")').attr('href') ?? '';
    const listed = linksIn(pageOf(to.split('#')[0] ?? ''));
    expect(packs.filter((pack) => !listed.includes(pack))).toEqual([]);
  });
});

it('every app page is linked from a page of the documentation', () => {
  const linked = new Set(
    pages
      .filter(({route}) => route.path.startsWith('/docs/'))
      .flatMap((page) => linksIn(page))
      .map((link) => link.split(/[?#]/)[0]),
  );
  expect(appRoutes.map(({path}) => path).filter((path) => !linked.has(path))).toEqual([]);
});

it('the quick start begins with the lab of this site, before any heading and paragraph', () => {
  const {$} = pageOf('/docs/userpath/quickstart');
  const parts = $('main article .markdown').find('[data-app="zll"], h2, h3, p, table');
  const own = parts.filter(
    (_, part) => $(part).closest('header, [data-search="skip"]').length === 0,
  );
  expect(own.first().attr('data-app')).toBe('zll');
});
