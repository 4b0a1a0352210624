/** The structured data of all pages, held against what each type has to say. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {lessons} from '../../src/data/lessons';
import {appRoutes} from '../../config/routes';
import {buildFolder, builtPage, builtPages, findings, type BuiltPage} from './builtSite';

type Node = Readonly<Record<string, unknown>>;

const root = `${site.url}${site.baseUrl}`;
const apps: readonly BuiltPage[] = appRoutes.map((route) => ({
  route,
  $: builtPage(route.path),
}));
const pages = [...builtPages(), ...apps];

const nodesOf = ({$}: BuiltPage): readonly Node[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()) as Node);

/** What a node of each type has to have at least. A type that is not here is none of ours. */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'description', 'inLanguage', 'publisher', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity', 'url'],
  LearningResource:
    'name description url inLanguage learningResourceType educationalLevel timeRequired teaches isAccessibleForFree license audience'.split(
      ' ',
    ),
  Course:
    'name description url provider educationalLevel isAccessibleForFree offers hasCourseInstance'.split(
      ' ',
    ),
  WebApplication:
    'name description url applicationCategory operatingSystem offers browserRequirements isAccessibleForFree'.split(
      ' ',
    ),
  // A licence too, but only where one is published.
  Dataset: ['name', 'description', 'url', 'creator'],
  DataCatalog: ['name', 'description', 'url', 'dataset'],
};

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** All values of properties that hold an address, however deep. */
function addresses(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') {
    return /^(url|item|@id|contentUrl|license)$/.test(key) ? [value] : [];
  }
  if (Array.isArray(value)) return value.flatMap((part) => addresses(part, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => addresses(part, name));
}

function isBuilt(address: string): boolean {
  const place = decodeURI(new URL(address).pathname).slice(site.baseUrl.length);
  const file = path.join(buildFolder, place);
  return place === '' || existsSync(`${file}.html`) || existsSync(file);
}

const ofType = (page: BuiltPage, type: string): readonly Node[] =>
  nodesOf(page).filter((node) => node['@type'] === type);
const pagesWith = (type: string): readonly string[] =>
  pages.filter((page) => ofType(page, type).length > 0).map(({route}) => route.path);

describe('structured data', () => {
  it('are of known types, with all that these need', () => {
    expect(
      findings(pages, (page) =>
        nodesOf(page).flatMap((node) => {
          const needs = required[String(node['@type'])];
          if (node['@context'] !== 'https://schema.org' || !needs) {
            return [`no type: ${String(node['@type'])}`];
          }
          return needs
            .filter((name) => isEmpty(node[name]))
            .map((name) => `${String(node['@type'])} without ${name}`);
        }),
      ),
    ).toEqual([]);
  });

  it('name complete addresses, and of this site only such as exist', () => {
    expect(
      findings(pages, (page) =>
        addresses(nodesOf(page)).filter(
          (address) =>
            !/^https:\/\/\S+$/.test(address) || (address.startsWith(root) && !isBuilt(address)),
        ),
      ),
    ).toEqual([]);
  });

  it('say once where a page stands, on all pages but the first', () => {
    expect(
      findings(pages, (page) => {
        const count = ofType(page, 'BreadcrumbList').length;
        return count === (page.route.path === '/' ? 0 : 1) ? [] : [`${count} lists`];
      }),
    ).toEqual([]);
  });

  it('have places that count from one and end at the page', () => {
    expect(
      findings(pages, (page) =>
        ofType(page, 'BreadcrumbList').flatMap(({itemListElement}) => {
          const steps = itemListElement as readonly {
            position: number;
            item?: string;
            name: string;
          }[];
          const last = steps.at(-1);
          const isInOrder = steps.every(
            ({position, name}, index) => position === index + 1 && name,
          );
          return isInOrder && last?.item === root + page.route.path.slice(1)
            ? []
            : [JSON.stringify(steps)];
        }),
      ),
    ).toEqual([]);
  });

  it('tell on the first page how to search the site', () => {
    const home = pages.find(({route}) => route.path === '/') as BuiltPage;
    expect(ofType(home, 'WebSite')).toHaveLength(1);
    expect(ofType(home, 'WebSite')[0]).toMatchObject({
      url: root,
      potentialAction: {
        '@type': 'SearchAction',
        target: {urlTemplate: `${root}search?q={search_term_string}`},
        'query-input': 'required name=search_term_string',
      },
    });
    expect(pagesWith('WebSite')).toEqual(['/']);
  });

  it('describe each lesson on its page, by its heading and its minutes', () => {
    for (const {id, page: route, title, minutes} of lessons) {
      const page = pages.find((it) => it.route.path === route) as BuiltPage;
      const node = ofType(page, 'LearningResource').find(({name}) => name === title);
      expect(node, id).toMatchObject({timeRequired: `PT${minutes}M`, inLanguage: 'en'});
      const anchor = new URL(String(node?.url)).hash;
      expect(page.$(`[id="${anchor.slice(1)}"]`).length, anchor).toBe(1);
    }
    const all = pages.flatMap((page) => ofType(page, 'LearningResource'));
    expect(all).toHaveLength(lessons.length);
  });

  it('describe the three learning paths as courses', () => {
    expect([...pagesWith('Course')].sort()).toEqual(
      ['quickstart', 'deepdive', 'researchers'].map((name) => `/docs/userpath/${name}`).sort(),
    );
  });

  it('describe each app on its own page, and on the guides that hold it', () => {
    expect(
      findings(apps, (page) => {
        const found = ofType(page, 'WebApplication').map(({url}) => url);
        return found.join() === root + page.route.path.slice(1) ? [] : [found.join()];
      }),
    ).toEqual([]);
    const guides = pages.filter(
      ({$, route}) => !route.path.startsWith('/apps/') && $('section[data-app]').length > 0,
    );
    expect(guides.length).toBeGreaterThan(8);
    expect(
      findings(guides, (page) => (ofType(page, 'WebApplication').length > 0 ? [] : ['no app'])),
    ).toEqual([]);
  });
});
