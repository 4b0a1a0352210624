/** The files for machines say the same as the tables of the site, and follow the schemas beside them. */
import {parse} from 'csv-parse/sync';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {records} from '../../src/data/catalogue/records';
import {samples2024} from '../../src/data/catalogue/samples/research2024';
import {catalogueTables} from '../../src/data/catalogue/schema/tables';
import {catalogueFiles} from './files';

const site = 'https://example.org/base/';
const files = catalogueFiles(process.cwd(), site);

interface Document {
  readonly $schema: string;
  readonly rows: readonly Record<string, unknown>[];
}

function textOf(name: string): string {
  const text = files.get(name);
  if (text === undefined) throw new Error(`no file ${name}`);
  return text;
}

const json = (name: string): Document => JSON.parse(textOf(name)) as Document;
const schemaOf = (name: string) =>
  z.fromJSONSchema(JSON.parse(textOf(`${name}.schema.json`)) as z.core.JSONSchema.JSONSchema);
const csv = (name: string) => parse(textOf(name), {columns: true}) as Record<string, string>[];

describe('the catalogue for machines', () => {
  it('has three files for each table, and a text that names them all', () => {
    const names = catalogueTables.flatMap(({name}) => [
      `${name}.json`,
      `${name}.schema.json`,
      `${name}.csv`,
    ]);
    const others = ['bibliography.bib', 'bibliography.json', 'bibliography.schema.json'];
    expect(Array.from(files.keys()).sort()).toEqual(['README.md', ...names, ...others].sort());
    const untold = [...names, ...others].filter(
      (name) => !textOf('README.md').includes(`(${name})`),
    );
    expect(untold).toEqual([]);
  });

  it.each(catalogueTables.map(({name}) => name))(
    '%s follows the schema at the address it names',
    (name) => {
      const document = json(`${name}.json`);
      expect(document.$schema).toBe(`${site}data/${name}.schema.json`);
      const {error} = schemaOf(name).safeParse(document);
      expect(error?.issues.slice(0, 3) ?? []).toEqual([]);
    },
  );

  it('has schemas that refuse what is wrong', () => {
    const document = json('records.json');
    const [first, ...others] = document.rows;
    for (const fault of [
      {doi: '10.1/x'},
      {events: '7'},
      {events: 0},
      {release: '2030'},
      {odd: 1},
    ]) {
      const altered = {...document, rows: [{...first, ...fault}, ...others]};
      expect(schemaOf('records').safeParse(altered).success, JSON.stringify(fault)).toBe(false);
    }
  });

  it('holds the rows of the site', () => {
    expect(json('records.json').rows).toEqual(records);
    expect(csv('records.csv').map(({id}) => Number(id))).toEqual(records.map(({id}) => id));
  });

  it('reports units in the header of the CSV and in the schema', () => {
    const [row] = csv('samples-2024r-pp.csv');
    expect(row).toMatchObject({
      dsid: String(samples2024[0]?.dsid),
      'cross_section [pb]': String(samples2024[0]?.crossSectionPb),
      'physlite_size [B]': String(samples2024[0]?.physliteBytes),
    });
    const {properties} = JSON.parse(textOf('samples-2024r-pp.schema.json')) as {
      properties: {rows: {items: {properties: Record<string, {unit?: string}>}}};
    };
    expect(properties.rows.items.properties.crossSectionPb?.unit).toBe('pb');
  });

  it('leaves a cell empty where a number is not published', () => {
    const unknown = samples2024.findIndex(({crossSectionPb}) => crossSectionPb === null);
    expect(csv('samples-2024r-pp.csv')[unknown]?.['cross_section [pb]']).toBe('');
    expect(json('samples-2024r-pp.json').rows[unknown]?.crossSectionPb).toBeNull();
  });
});

describe('the bibliography for machines', () => {
  const document = JSON.parse(textOf('bibliography.json')) as {sources: object[]};

  it('follows its schema, which refuses what is wrong', () => {
    expect(schemaOf('bibliography').safeParse(document).error?.issues ?? []).toEqual([]);
    const [first, ...others] = document.sources;
    for (const fault of [{doi: 'doi:10.1/x'}, {kind: 'song'}, {odd: 1}]) {
      const altered = {...document, sources: [{...first, ...fault}, ...others]};
      expect(schemaOf('bibliography').safeParse(altered).success, JSON.stringify(fault)).toBe(
        false,
      );
    }
  });

  it('has the same sources as BibTeX', () => {
    const entries = textOf('bibliography.bib').match(/^@\w+\{/gm) ?? [];
    expect(entries).toHaveLength(document.sources.length);
  });
});
