/** The addresses of the built site: its routes, the deep links that others use, the redirects. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../tools/lib/files';
import {allRoutes, appRoutes, hiddenRoutes, listedRoutes} from '../../config/routes';
import {buildFolder, builtPage, builtPages, fileOf} from './builtSite';

const pages = builtPages();

/** A page, or a file that has an ending of its own. */
const servedFile = (href: string): string =>
  path.extname(href) === '' ? fileOf(href) : path.join(buildFolder, href);

/** Headings that portal records, notebooks and other sites link to. */
const deepLinks = {
  '/docs/data/for_education/13TeV25_details': ['variable-list', 'reconstructed-physics-objects'],
  '/docs/documentation/systematics': ['systematic-uncertainties'],
  '/docs/documentation/monte_carlo/simulation_tools': ['parton-distribution-functions-pdfs'],
  '/docs/13TeV25Doc/StandardModel': [
    'find-the-z-boson',
    'higgs-to-zz',
    'higgs-to-γγ-analysis-new',
    'higgs-to-muon-antimuon',
    'higgs-to-bb',
    'top-antitop',
    'wz-to-three-leptons',
    'introductory-root-notebooks',
  ],
  '/docs/13TeV25Doc/Concepts': [
    'accessing-metadata-new',
    'accessing-metadata',
    'systematic-uncertainties-new',
  ],
  '/docs/13TeVDoc/13tutorial': ['jupyter-notebooks'],
  '/docs/webapps/histogram-analyser-ttZ': ['the-histograms-explained'],
};

/** Pages that records of the portal name, beside those with anchors above. */
const linkedPages = [
  '/docs/category/13-tev-2025-beta-release',
  '/docs/category/data-for-research',
  '/docs/data/atlasopenmagic',
  '/docs/data/for_education/13TeV25_metadata',
  '/docs/data/for_education/8TeV_details',
  '/docs/data/for_research/evgen_data',
  '/docs/data/for_research/metadata',
  '/docs/documentation/data_format/HI_formats',
  '/docs/documentation/data_format/physlite',
  '/docs/documentation/ethical_legal/citation_policy',
  '/docs/userpath/researchers',
];

describe('the routes that the sidebars and files name', () => {
  it('are the pages that were built', () => {
    const built = filesBelow(buildFolder, '.', /\.html$/)
      .map((file) => `/${file.replace(/\.html$/, '')}`)
      .filter((route) => route !== '/404' && (route === '/index' || !route.endsWith('/index')));
    const expected = [...allRoutes, ...appRoutes, ...hiddenRoutes].map(({path: route}) =>
      route === '/' ? '/index' : route,
    );
    expect([...built].sort()).toEqual([...expected].sort());
  });

  it('are the sitemap, but for pages that search engines need not know', () => {
    const xml = readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8');
    const listed = [...xml.matchAll(/<loc>https:\/\/opendata\.atlas\.cern([^<]*)<\/loc>/g)].map(
      ([, route]) => decodeURI(route || '/'),
    );
    expect(listed.sort()).toEqual(listedRoutes.map(({path: route}) => route).sort());
  });

  it('have hidden pages that ask not to be found, and that nothing links to', () => {
    for (const {path: route} of hiddenRoutes) {
      const $ = builtPage(route);
      expect($('meta[name="robots"]').attr('content'), route).toBe('noindex');
      expect(pages.filter((page) => page.$(`a[href="${route}"]`).length > 0)).toEqual([]);
    }
  });

  it('have apps on pages of their own that ask not to be found', () => {
    for (const {path: route} of appRoutes) {
      const $ = builtPage(route);
      expect($('meta[name="robots"]').attr('content'), route).toBe('noindex');
      expect($('.navbar, .footer').length, route).toBe(0);
    }
  });

  it('say of each page in which sidebar it stands', () => {
    const wrong = pages.filter(
      ({route, $}) => $('.theme-doc-sidebar-container').length > 0 !== (route.sidebar !== null),
    );
    expect(wrong.map(({route}) => route.path)).toEqual([]);
  });
});

describe('deep links that others use', () => {
  it.each(Object.entries(deepLinks))('%s keeps its anchors', (route, anchors) => {
    const $ = builtPage(route);
    const ids = new Set(
      $('[id]')
        .toArray()
        .map(({attribs}) => attribs.id),
    );
    expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
  });

  it.each(linkedPages)('%s is a page, and no redirect', (route) => {
    const $ = builtPage(route);
    expect($('h1').text()).not.toBe('');
    expect($('meta[http-equiv="refresh"]')).toHaveLength(0);
  });
});

describe('internal links', () => {
  it('lead to files of the site', () => {
    const broken = pages.flatMap(({route, $}) =>
      $('a[href^="/"]')
        .toArray()
        .map(({attribs}) => attribs.href?.split(/[?#]/)[0] ?? '')
        .filter((href) => !existsSync(servedFile(decodeURI(href))))
        .map((href) => `${route.path} -> ${href}`),
    );
    expect(broken).toEqual([]);
  });
});
