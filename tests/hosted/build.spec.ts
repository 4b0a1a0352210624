/**
 * The copy with a hosted search, as it was built: right after the one that searches itself, from the
 * same bundler cache, which does not notice what the environment says.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {filesBelow} from '../../tools/lib/files';
import {hostedAccount, hostedFolder, measuringServer} from '../../tools/build/hostedAccount';
import {allRoutes} from '../../config/routes';
import {embeddedAppId} from '../../src/data/search';

const builds = {embedded: 'build', hosted: hostedFolder} as const;
type Kind = keyof typeof builds;

function scripts(kind: Kind): ReadonlyMap<string, string> {
  const root = builds[kind];
  return new Map(
    filesBelow(root, 'assets/js', /\.js$/).map((file) => [
      path.basename(file),
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );
}

const code = {embedded: scripts('embedded'), hosted: scripts('hosted')};

/** What the configuration says of the search, as it is in the main bundle. */
const settings = /algolia:\{placeholder:.*?searchParameters:\{\}\}/;

/** What it says of the measuring, to the scripts and at the top of the pages. */
const measuring = [/analytics:(?:null|\{.*?\})/, /announcementBar:\{id:.*?isCloseable:!0\}/];

function mainBundle(kind: Kind): string {
  const found = [...code[kind]].filter(([file]) => file.startsWith('main.'));
  expect(found, `main bundles of the ${kind} build`).toHaveLength(1);
  return found[0]?.[1] ?? '';
}

test('each build has the account that its environment names', () => {
  const [ofEmbedded = ''] = settings.exec(mainBundle('embedded')) ?? [];
  expect(ofEmbedded).toContain(`appId:"${embeddedAppId}"`);
  const [ofHosted = ''] = settings.exec(mainBundle('hosted')) ?? [];
  for (const [name, value] of Object.entries(hostedAccount)) {
    expect(ofHosted).toContain(`${name}:"${value}"`);
    if (name !== 'indexName') expect(ofEmbedded).not.toContain(value);
  }
});

/**
 * The code without the short names that the minifier gives. It deals them out by how often each letter is in
 * the text, settings included, so that other settings can swap two names anywhere; and where two names are used
 * equally often, two builds of the same code may differ.
 */
const withoutGivenNames = (text: string): string =>
  text.replace(/[\w$]+/g, (word) => (word.length > 3 ? word : '_'));

test('all other code is the same in both: the search is chosen when the page runs', () => {
  const withoutSettings = (kind: Kind): string =>
    [settings, ...measuring].reduce((text, setting) => text.replace(setting, ''), mainBundle(kind));
  expect(
    withoutGivenNames(withoutSettings('hosted')) === withoutGivenNames(withoutSettings('embedded')),
  ).toBe(true);
  const others = (kind: Kind): readonly string[] =>
    [...code[kind]]
      .filter(([name]) => !/^(?:runtime~)?main\./.test(name))
      .map(([name, text]) => {
        const content = createHash('sha256').update(withoutGivenNames(text)).digest('hex');
        return `${name.replace(/\.\w+\.js$/, '')} ${content}`;
      })
      .sort();
  expect(others('embedded').length).toBeGreaterThan(100);
  expect(others('hosted')).toEqual(others('embedded'));
});

test('every page of the hosted copy has a line to the provider, none of the other copy has one', () => {
  const line = /rel=preconnect href=https:\/\/(\w+)-dsn\.algolia\.net/;
  const accountOn = (root: string, route: string): string | undefined =>
    line.exec(
      readFileSync(path.join(root, `${route === '/' ? 'index' : route}.html`), 'utf8'),
    )?.[1];
  const routes = allRoutes.map((route) => route.path);
  expect(routes.filter((route) => accountOn(builds.hosted, route) !== hostedAccount.appId)).toEqual(
    [],
  );
  expect(routes.filter((route) => accountOn(builds.embedded, route))).toEqual([]);
});

test('the privacy notice of each copy says where queries go', () => {
  const notice = (kind: Kind): string =>
    readFileSync(path.join(builds[kind], 'privacy.html'), 'utf8');
  expect(notice('hosted')).toContain('queries, and questions, are sent to Algolia');
  expect(notice('embedded')).toContain('what you type stays on your device');
});

test('the copy that counts page views asks first and says so; the other one counts none', () => {
  expect(mainBundle('hosted')).toContain(
    `analytics:{url:"${measuringServer.url}",siteId:"${measuringServer.siteId}",consent:"required"}`,
  );
  expect(mainBundle('embedded')).toContain('analytics:null');
});
