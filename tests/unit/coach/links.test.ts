/** Guides of the coach, and the pages that link to them. */
import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {apps} from '../../../src/apps/histogramAnalyser/descriptions';
import {appOf, guideFor, guides} from '../../../src/apps/histogramAnalyser/model/coach/guides';
import {registry} from '../../../src/apps/registry';
import {replies, solutions, variants} from '../../support/coach/cases';

it('every variant, solution and reply belongs to a step', () => {
  const names = guides.flatMap(({id, steps}) => steps.map((step) => `${id} ${step.id}`));
  for (const list of [variants, solutions, replies]) {
    expect(Object.keys(list).filter((name) => !names.includes(name))).toEqual([]);
  }
  expect(new Set(names).size).toBe(names.length);
});

it('every app with a sample has a guide, and its page opens the right one', () => {
  for (const key of Object.keys(apps)) expect(guideFor(key, key, '/')).toBeDefined();
  expect(guideFor('hww13', 'hww13', '/site/docs/webapps/separate_signals_13TeV/')?.id).toBe(
    'hww13-fingerprints',
  );
  expect(guideFor('hww13', 'hww13-one-jet', '/apps/histogram-analyser')?.id).toBe('hww13-one-jet');
  expect(guideFor('hww13', 'hww13-unknown', '/')?.id).toBe('hww13-first-cuts');
});

it('pages that open a guide with the app have a guide of their own', () => {
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'});
  const tags = pages
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      Array.from(
        readFileSync(`docs/${file}`, 'utf8').matchAll(/<HistogramAnalyser\s([^>]*)\/>/g),
        ([, attributes = '']) => ({
          page: `/docs/${file.replace(/\.mdx$/, '')}`,
          app: /app="(\w+)"/.exec(attributes)?.[1],
          id: /guide="([\w-]+)"/.exec(attributes)?.[1],
        }),
      ),
    )
    .filter(({id}) => id !== undefined);
  expect(tags.map(({page}) => page)).toContain('/docs/userpath/quickstart');
  for (const {page, app, id} of tags) {
    const guide = guides.find((one) => one.id === id);
    expect(guide?.page, id).toBe(page);
    expect(guide && appOf(guide), id).toBe(app);
  }
});

it('pages link to their guides', () => {
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.mdx'),
  );
  const links = pages.flatMap((file) =>
    Array.from(
      readFileSync(`docs/${file}`, 'utf8').matchAll(
        /<OpenApp slug="([^"]+)" guide="([^"]+)" \/>|\/apps\/([\w-]+)\?guide=([\w-]+)/g,
      ),
      ([, slug, id, otherSlug, otherId]) => ({file, slug: slug ?? otherSlug, id: id ?? otherId}),
    ),
  );
  expect(links.length).toBeGreaterThan(8);
  // The quickstart opens its guide on the page.
  const linking = new Set(links.map(({file}) => `/docs/${file.replace(/\.mdx$/, '')}`));
  const without = new Set(guides.map(({page}) => page).filter((page) => !linking.has(page)));
  expect(Array.from(without)).toEqual(['/docs/userpath/quickstart']);
  for (const {file, slug, id} of links) {
    const guide = guides.find((one) => one.id === id);
    expect(guide, `${file}: ${id}`).toBeDefined();
    expect(registry.find((app) => app.slug === slug)?.sample, file).toBe(guide && appOf(guide));
    expect(`/docs/${file.replace(/\.mdx$/, '')}`).toBe(guide?.page);
  }
});

it('the next actions of guides exist', () => {
  const actions = guides.flatMap(({next = []}) => next);
  expect(actions.length).toBeGreaterThan(0);
  for (const {to} of actions) {
    const {pathname, hash, searchParams} = new URL(to, 'https://example.org');
    if (pathname.startsWith('/docs/')) {
      expect(readFileSync(`.${pathname}.mdx`, 'utf8'), to).toContain(`{${hash}}`);
    } else {
      const guide = guides.find(({id}) => id === searchParams.get('guide'));
      const app = registry.find(({slug}) => `/apps/${slug}` === pathname);
      expect(app?.sample, to).toBe(guide && appOf(guide));
    }
  }
});
