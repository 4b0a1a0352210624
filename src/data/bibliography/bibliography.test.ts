/** The entries are sound, found by each of their names, and given as BibTeX. */
import {describe, expect, it} from 'vitest';
import {bibliography, knownNames, lists, namesOf, sourceOf} from '.';
import {readBibtex} from '../catalogue/cite/readBibtex';
import {bibtexKey, bibtexOf} from './bibtex';
import {knownSource as entry} from './knownSource';
import {source, type SourceInput} from './schema';
import {tex} from './tex';

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the bibliography', () => {
  it('gives each name to one entry only', () => {
    expect(bibliography.length).toBeGreaterThan(200);
    expect(repeated(bibliography.flatMap((item) => [...namesOf(item)]))).toEqual([]);
  });

  it.each(Object.entries(lists))('has %s in order', (_, list) => {
    const ids = list.map((item) => source.parse(item).id);
    expect(ids).toEqual([...ids].sort());
  });

  it('holds no address of a person', () => {
    expect(JSON.stringify(bibliography)).not.toContain('@');
  });

  it('holds the entries of the catalogue that have a DOI', () => {
    expect(entry('record-80020')).toBe(entry('10.7483/OPENDATA.ATLAS.9HK7.P5SI'));
    expect(sourceOf('record-320')).toBeUndefined();
  });
});

describe('a source', () => {
  it('is found by each of its numbers, however they are spelt', () => {
    const names = [
      '0802.1189',
      'arXiv:0802.1189',
      '10.1088/1126-6708/2008/04/063',
      'https://doi.org/10.1088/1126-6708/2008/04/063',
    ];
    expect(new Set(names.map(sourceOf))).toEqual(new Set([entry('0802.1189')]));
    expect(sourceOf('10.1007/jhep05(2024)162')).toBe(entry('2308.13362'));
    expect(sourceOf('0802.1188')).toBeUndefined();
    expect(knownNames).toContain('atl-oreach-pub-2020-001');
  });

  const article: SourceInput = {kind: 'article', title: 'A title', doi: '10.1000/182'};
  it.each([
    ['a DOI with its address', {doi: 'https://doi.org/10.1000/182'}],
    ['an arXiv number with its prefix', {arxiv: 'arXiv:2212.09379'}],
    ['no link', {doi: undefined}],
    ['a key beside a number', {key: 'title'}],
    ['two kinds of authors', {collaboration: 'CERN', authors: ['Name, A.']}],
    ['a mail address', {authors: ['Name, A. <a@b.org>']}],
    ['a misspelt field', {volumes: '3'}],
    ['an empty title', {title: ' '}],
  ])('is refused with %s', (_, fault) => {
    expect(source.safeParse(article).success).toBe(true);
    expect(source.safeParse({...article, ...fault}).success).toBe(false);
  });
});

describe('the sources as BibTeX', () => {
  const text = bibtexOf(bibliography);
  const entries = readBibtex(text);

  it('are read back, each by a key of its own, in letters that old TeX reads', () => {
    expect(entries.map(({key}) => key)).toEqual(bibliography.map(bibtexKey));
    expect(repeated(entries.map(({key}) => key))).toEqual([]);
    expect(text).toMatch(/^[\n -~]+$/);
  });

  it('have the fields that their type asks for', () => {
    const needed: Readonly<Record<string, readonly string[]>> = {
      article: ['author', 'title', 'journal', 'year'],
      techreport: ['author', 'title', 'institution', 'year'],
      misc: ['title'],
    };
    const missing = entries.flatMap(({type, key, fields}) =>
      (needed[type] ?? [`no such type: ${type}`])
        .filter((field) => !fields[field])
        .map((field) => `${key}: ${field}`),
    );
    expect(missing).toEqual([]);
  });

  it('are this for an article', () => {
    expect(readBibtex(bibtexOf([entry('0802.1189')]))).toEqual([
      {
        type: 'article',
        key: 'Cacciari-0802.1189',
        fields: {
          author: 'Cacciari, M. and Salam, G. P. and Soyez, G.',
          title: '{The anti-$k_t$ jet clustering algorithm}',
          journal: 'JHEP',
          volume: '04',
          pages: '063',
          year: '2008',
          doi: '10.1088/1126-6708/2008/04/063',
          eprint: '0802.1189',
          archivePrefix: 'arXiv',
        },
      },
    ]);
  });

  it('call the last authors others, and a collaboration by one name', () => {
    const [generator, detector] = readBibtex(
      bibtexOf([entry('1410.3012'), entry('10.1088/1748-0221/3/08/S08003')]),
    );
    expect(generator?.fields.author).toBe('Sj{\\"o}strand, T. and others');
    expect(detector?.fields.author).toBe('{ATLAS Collaboration}');
  });

  it.each([
    ['√s_NN = 5 TeV', '$\\sqrt{s_\\mathrm{NN}}$ = 5 TeV'],
    ['√s = 13 TeV, 36 fb⁻¹', '$\\sqrt{s}$ = 13 TeV, 36 fb$^{-1}$'],
    [
      'H → bb\u0304 & W± → ℓν\u0304',
      'H $\\rightarrow$ b$\\bar{b}$ \\& W$\\pm$ $\\rightarrow$ $\\ell$$\\bar{\\nu}$',
    ],
    ['2015–2018: 50 %', '2015--2018: 50 \\%'],
    ['Č é', "{\\v C} {\\'e}"],
  ])('write %s as %s', (letters, expected) => {
    expect(tex(letters)).toBe(expected);
  });
});
