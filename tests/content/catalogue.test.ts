/** The built site offers the catalogue for machines, and its pages tell search engines of the datasets. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {catalogueFiles} from '../../plugins/catalogue/files';
import {pageNodes} from '../../plugins/structured-data/pages';
import {filesBelow} from '../../tools/lib/files';
import {buildFolder, builtPages} from './builtSite';

const address = `${site.url}${site.baseUrl}`;

describe('the files below /data/', () => {
  it('are those of the catalogue', () => {
    const files = catalogueFiles(process.cwd(), address);
    const built = filesBelow(buildFolder, 'data', /(?<!\.(?:br|gz))$/);
    expect(built).toEqual(Array.from(files.keys(), (name) => `data/${name}`).sort());
    const different = built.filter(
      (file) =>
        readFileSync(path.join(buildFolder, file), 'utf8') !== files.get(path.basename(file)),
    );
    expect(different).toEqual([]);
  });
});

describe('the pages of the releases', () => {
  it('hold their datasets, and no other page holds one', async () => {
    const expected = await pageNodes(address);
    for (const {route, $} of builtPages()) {
      const nodes = $('head script[type="application/ld+json"]')
        .toArray()
        .map((element) => JSON.parse($(element).text()) as {'@type': string; '@id'?: string})
        .filter((node) => node['@type'].startsWith('Data'));
      expect(nodes, route.path).toEqual(JSON.parse(JSON.stringify(expected.get(route.path) ?? [])));
    }
  });
});
