/** What the built site says about itself: the data of its docs plugin and its settings. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../tools/lib/files';
import {allRoutes} from '../../config/routes';
import {buildFolder, builtPages, findings} from './builtSite';

const pages = builtPages();

const bundle = filesBelow(buildFolder, 'assets/js', /^main\..*\.js$/)
  .map((file) => readFileSync(path.join(buildFolder, file), 'utf8'))
  .join('\n');

/** The data that the bundle holds as JSON in a string literal, found by its first key. */
function dataFrom(key: string): unknown {
  for (const [, literal = ''] of bundle.matchAll(/JSON\.parse\('((?:[^'\\]|\\.)*)'\)/g)) {
    const json = literal.replace(/\\(['\\])/g, '$1');
    if (json.startsWith(`{"${key}":`)) return JSON.parse(json);
  }
  throw new Error(`The main bundle holds no data that begin with "${key}"`);
}

interface Doc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

interface Version {
  readonly docs: readonly Doc[];
  readonly sidebars: Readonly<Record<string, {link: {path: string; label: string}}>>;
}

interface DocsData {
  readonly versions: readonly Version[];
  readonly breadcrumbs: boolean;
}

const docsPlugins = Object.entries(
  (dataFrom('docusaurus-plugin-content-docs') as Record<string, Record<string, DocsData>>)[
    'docusaurus-plugin-content-docs'
  ] ?? {},
);
const docsData = docsPlugins[0]?.[1];
const version = docsData?.versions[0];

describe('the docs', () => {
  it('come from one plugin and have one version: current, labelled Next, the latest', () => {
    expect(docsPlugins.map(([id]) => id)).toEqual(['default']);
    expect(docsData?.versions).toHaveLength(1);
    expect(version).toMatchObject({name: 'current', label: 'Next', isLast: true, path: '/docs'});
  });

  it('have the quick start as their main doc', () => {
    expect(version).toMatchObject({mainDocId: 'userpath/quickstart'});
    expect(version?.docs.some(({id}) => id === 'userpath/quickstart')).toBe(true);
  });

  it('have their breadcrumbs on', () => {
    expect(docsData?.breadcrumbs).toBe(true);
  });

  it('have an id, a path and, where they are in one, the name of a sidebar', () => {
    const expected = allRoutes
      .filter(({kind}) => kind !== 'page')
      .map((route) => ({path: route.path, sidebar: route.sidebar ?? undefined}));
    const docs = version?.docs ?? [];
    const byPath = (a: {path: string}, b: {path: string}) => (a.path < b.path ? -1 : 1);
    expect(docs.map(({path, sidebar}) => ({path, sidebar})).sort(byPath)).toEqual(
      [...expected].sort(byPath),
    );
    const wrongIds = docs.filter((doc) => doc.path !== `/docs/${doc.id.replace(/^\//, '')}`);
    expect(wrongIds).toEqual([]);
  });

  it('have nine sidebars, each with a link of path and label', () => {
    const sidebars = Object.entries(version?.sidebars ?? {});
    expect(sidebars).toHaveLength(9);
    for (const [id, {link}] of sidebars) {
      expect(link.label, id).toBeTruthy();
      expect(allRoutes.find((route) => route.path === link.path)?.sidebar).toBe(id);
    }
  });

  it('have an edit link each, as other pages that are written in Markdown, and no further one', () => {
    const isMarkdown = (path: string): boolean =>
      ['.md', '.mdx'].some((ending) => existsSync(`src/pages${path}${ending}`));
    expect(
      findings(pages, ({route: {kind, path}, $}) => {
        const links = $('a.theme-edit-this-page').toArray();
        const wanted = kind === 'doc' || isMarkdown(path) ? 1 : 0;
        return links.length === wanted ? [] : [`${links.length} links`];
      }),
    ).toEqual([]);
  });

  it('carry no banner that announces a different version', () => {
    expect(
      findings(pages, ({$}) =>
        $('.theme-doc-version-banner, .theme-doc-version-badge')
          .toArray()
          .map((element) => $(element).text()),
      ),
    ).toEqual([]);
  });
});

describe('the site', () => {
  it('has English as its only locale, written left to right, with the Gregorian calendar', () => {
    const i18n = dataFrom('defaultLocale');
    expect(i18n).toMatchObject({defaultLocale: 'en', locales: ['en'], currentLocale: 'en'});
    expect(i18n).toHaveProperty('localeConfigs.en.direction', 'ltr');
    expect(i18n).toHaveProperty('localeConfigs.en.calendar', 'gregory');
  });

  it('is built by Docusaurus 3.9.2, and so are all packages of Docusaurus in it', () => {
    const {docusaurusVersion, pluginVersions} = dataFrom('docusaurusVersion') as {
      docusaurusVersion: string;
      pluginVersions: Record<string, {type: string; version?: string}>;
    };
    const packages = Object.values(pluginVersions).filter(({type}) => type === 'package');
    expect(packages.length).toBeGreaterThan(0);
    expect([docusaurusVersion, ...packages.map(({version}) => version)]).toEqual(
      Array(packages.length + 1).fill('3.9.2'),
    );
  });

  it('links to its own pages without a trailing slash', () => {
    expect(
      findings(pages, ({$}) =>
        $('a[href^="/"]')
          .toArray()
          .map(({attribs}) => attribs.href?.split(/[?#]/)[0] ?? '')
          .filter((href) => href !== '/' && href.endsWith('/')),
      ),
    ).toEqual([]);
  });

  it('was built with the rule that a broken link, Markdown link or anchor fails the build', () => {
    for (const rule of ['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks']) {
      expect(bundle).toContain(`${rule}:"throw"`);
    }
  });

  it('has a progress bar that starts at 0.08, moves in 200 ms and trickles every 800 ms', () => {
    const settings = /\.settings=(\{minimum:[^}]*\})/.exec(bundle)?.[1] ?? '';
    expect(settings).toMatch(/\bminimum:0?\.08,/);
    expect(settings).toMatch(/\bspeed:200,/);
    expect(settings).toMatch(/\btrickle:!0,/);
    expect(settings).toMatch(/\btrickleSpeed:800,/);
    const changes = [...bundle.matchAll(/\.configure\((\{[^}]*\})\)/g)].map(([, values]) => values);
    expect(changes).toEqual(['{showSpinner:!1}']);
  });
});
