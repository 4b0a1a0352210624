/** The nodes say what search engines for datasets ask for, in words that the vocabulary has. */
import {describe, expect, it} from 'vitest';
import {releases} from '../../src/data/catalogue';
import {records} from '../../src/data/catalogue/records';
import {allRoutes} from '../../config/routes';
import {catalogJsonLd} from './catalog';
import {datasetJsonLd, type JsonLd} from './dataset';
import {pageNodes, withNodes} from './pages';

const site = 'https://example.org/base/';

/** Google Search Central, "Dataset structured data": what a Dataset must have. */
const required = ['name', 'description'];

/** The same page: what it should have, as far as every release can say it. */
const recommended = [
  'alternateName',
  'creator',
  'isAccessibleForFree',
  'keywords',
  'measurementTechnique',
  'url',
  'includedInDataCatalog',
];

/** The same page: what it should have where the release knows it. */
const whereKnown = ['identifier', 'sameAs', 'license', 'distribution'];

/** https://schema.org: the properties of each type that may be used here. */
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  Dataset: [
    ...required,
    ...recommended,
    ...whereKnown,
    'publisher',
    'datePublished',
    'temporalCoverage',
    'variableMeasured',
  ],
  DataCatalog: [
    'name',
    'description',
    'keywords',
    'url',
    'isAccessibleForFree',
    'creator',
    'dataset',
  ],
  DataDownload: ['name', 'contentUrl', 'encodingFormat', 'contentSize'],
  PropertyValue: ['name', 'description', 'unitText'],
  Organization: ['name', 'url'],
};

/** The node as a page holds it, without what is undefined. */
const written = (node: JsonLd): JsonLd => JSON.parse(JSON.stringify(node)) as JsonLd;

/** Properties below a node that its type does not have. */
function strangers(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(strangers);
  if (typeof node !== 'object' || node === null) return [];
  const type = String((node as JsonLd)['@type']);
  return Object.entries(node).flatMap(([property, value]) =>
    property.startsWith('@') || vocabulary[type]?.includes(property)
      ? strangers(value)
      : [`${type}.${property}`],
  );
}

const datasets = await Promise.all(
  releases.map(async ({key}) => written(await datasetJsonLd(key, site))),
);
const of = (key: string): JsonLd => datasets.find(({alternateName}) => alternateName === key) ?? {};
const list = (node: JsonLd, property: string) => (node[property] ?? []) as readonly JsonLd[];

describe.each(datasets.map((node) => [String(node.alternateName), node] as const))(
  '%s',
  (key, node) => {
    it('has what a dataset must and should have', () => {
      expect(
        [...required, ...recommended].filter((property) => node[property] === undefined),
      ).toEqual([]);
      const description = String(node.description);
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThan(5000);
    });

    it('uses no word that the vocabulary lacks', () => {
      expect(strangers(node)).toEqual([]);
    });

    it('has identifiers, licence and downloads unless it has no record of its own', () => {
      const known = whereKnown.filter((property) => node[property] !== undefined);
      const hasRecords = records.some(({release}) => release === key);
      expect(known).toEqual(hasRecords ? whereKnown : []);
    });

    it('links to records that exist, with form and size', () => {
      for (const {contentUrl, encodingFormat, contentSize} of list(node, 'distribution')) {
        const record = records.find(
          ({id}) => contentUrl === `https://opendata.cern.ch/record/${id}`,
        );
        expect(record?.release).toBe(key);
        expect(encodingFormat).toMatch(/^(?:application\/(?:zip|gzip)|https:\/\/root\.cern\/)$/);
        expect(contentSize).toMatch(/^\d+(?:\.\d+)? [kMGT]B$/);
      }
    });
  },
);

describe('the datasets', () => {
  it('say years of collisions, and none for generated events', () => {
    expect(of('2024r-pp').temporalCoverage).toBe('2015/2016');
    expect(of('2016e-8tev').temporalCoverage).toBe('2012');
    expect(of('2025r-evgen-13tev').temporalCoverage).toBeUndefined();
  });

  it('say variables with their units', () => {
    const momentum = (key: string) =>
      list(of(key), 'variableMeasured').find(({name}) => name === 'lep_pt');
    expect(momentum('2020e-13tev')?.unitText).toBe('MeV');
    expect(momentum('2025e-13tev-beta')?.unitText).toBe('GeV');
    expect(list(of('2025e-13tev-beta'), 'variableMeasured')).toHaveLength(117);
  });

  it('are identified by the summary record, or by the eight collections', () => {
    expect(of('2024r-pp').identifier).toEqual(['https://doi.org/10.7483/OPENDATA.ATLAS.9HK7.P5SI']);
    expect(of('2020e-13tev').identifier).toHaveLength(8);
  });

  it('have the licence of their records', () => {
    expect(of('2024r-pp').license).toBe('https://creativecommons.org/publicdomain/zero/1.0/');
  });
});

describe('the catalogue', () => {
  const catalog = written(catalogJsonLd(site));

  it('names each dataset by its node', () => {
    expect(list(catalog, 'dataset').map((node) => node['@id'])).toEqual(
      datasets.map((node) => node['@id']),
    );
    expect(strangers(catalog)).toEqual([]);
  });
});

describe('the pages', () => {
  it('that hold nodes exist, and are those the nodes lead to', async () => {
    const routes = new Set(allRoutes.map(({path}) => path));
    for (const [page, nodes] of await pageNodes(site)) {
      expect(routes.has(page), page).toBe(true);
      for (const {url} of nodes) expect(url).toBe(`${site}${page.slice(1)}`);
    }
  });

  it('hold them in the head, where no text of theirs can end the element', () => {
    const node = {name: 'a </script> b'};
    const html = withNodes('<head><title>x</title></head><body></head></body>', [node]);
    expect(html).toBe(
      '<head><title>x</title><script type="application/ld+json">{"name":"a \\u003c/script> b"}</script></head><body></head></body>',
    );
    expect(() => withNodes('<p>', [node])).toThrow('head');
  });
});
