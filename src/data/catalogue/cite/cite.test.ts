/** Citations are read back by parsers: YAML by a real one, BibTeX and RIS by their grammars. */
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {cite, citationFormats} from '.';
import {recordOf, records} from '../records';
import {readBibtex} from './readBibtex';
import {readableTitle, texTitle} from './title';

/** The grammar of RIS: lines of a tag and a value, from TY to ER. */
function readRis(text: string): readonly (readonly (readonly [string, string])[])[] {
  return text.split('\r\n\r\n').map((entry) =>
    entry
      .replace(/\r\n$/, '')
      .split('\r\n')
      .map((line) => {
        const [, tag, value] = /^([A-Z][A-Z0-9]) {2}- ([^\r\n]*)$/.exec(line) ?? [];
        if (tag === undefined || value === undefined) throw new Error(`no RIS: ${line}`);
        return [tag, value] as const;
      }),
  );
}

const readCff = (text: string): Record<string, unknown> => matter(`---\n${text}---\n`).data;

const research = recordOf(80020);
const jets = recordOf(93940);
const masterclass = recordOf(352);
const withoutYear = {...masterclass, published: null};

describe('a citation of the 2024 release', () => {
  it('is this BibTeX entry', () => {
    expect(readBibtex(cite([research], 'bibtex'))).toEqual([
      {
        type: 'misc',
        key: 'ATLAS-OpenData-80020',
        fields: {
          author: '{ATLAS Collaboration}',
          title: `{${texTitle(research.title)}}`,
          year: '2024',
          publisher: 'CERN Open Data Portal',
          doi: '10.7483/OPENDATA.ATLAS.9HK7.P5SI',
          url: 'https://opendata.cern.ch/record/80020',
          note: 'Dataset',
        },
      },
    ]);
  });

  it('is this RIS entry', () => {
    expect(readRis(cite([research], 'ris'))).toEqual([
      [
        ['TY', 'DATA'],
        ['AU', 'ATLAS Collaboration'],
        ['TI', research.title],
        ['PY', '2024'],
        ['PB', 'CERN Open Data Portal'],
        ['DO', '10.7483/OPENDATA.ATLAS.9HK7.P5SI'],
        ['UR', 'https://opendata.cern.ch/record/80020'],
        ['ER', ''],
      ],
    ]);
  });

  it('is this line', () => {
    expect(cite([research], 'plain')).toBe(
      `ATLAS Collaboration (2024). ${research.title}. CERN Open Data Portal. https://doi.org/10.7483/OPENDATA.ATLAS.9HK7.P5SI\n`,
    );
  });

  it('is this CITATION.cff', () => {
    expect(readCff(cite([research], 'cff'))).toEqual({
      'cff-version': '1.2.0',
      message: 'If you use these data, please cite them as below.',
      title: research.title,
      type: 'dataset',
      authors: [{name: 'ATLAS Collaboration'}],
      doi: '10.7483/OPENDATA.ATLAS.9HK7.P5SI',
      url: 'https://opendata.cern.ch/record/80020',
      license: 'CC0-1.0',
      'preferred-citation': {
        type: 'dataset',
        title: research.title,
        authors: [{name: 'ATLAS Collaboration'}],
        year: 2024,
        publisher: {name: 'CERN Open Data Portal'},
        doi: '10.7483/OPENDATA.ATLAS.9HK7.P5SI',
        url: 'https://opendata.cern.ch/record/80020',
      },
    });
  });
});

describe('what a record does not state', () => {
  it('is left out', () => {
    const [entry] = readBibtex(cite([withoutYear], 'bibtex'));
    expect(Object.keys(entry?.fields ?? {})).toEqual([
      'author',
      'title',
      'publisher',
      'url',
      'note',
    ]);
    expect(readRis(cite([withoutYear], 'ris'))[0]?.map(([tag]) => tag)).toEqual([
      'TY',
      'AU',
      'TI',
      'PB',
      'UR',
      'ER',
    ]);
    expect(cite([withoutYear], 'plain')).toMatch(
      /^ATLAS Collaboration\. ATLAS WPath .*record\/352\n$/,
    );
    const file = readCff(cite([withoutYear], 'cff'));
    expect(file).not.toHaveProperty('doi');
    expect(file).not.toHaveProperty('license');
    expect(file['preferred-citation']).not.toHaveProperty('year');
  });

  it('is called by its kind', () => {
    expect(cite([masterclass], 'ris')).toContain('TY  - COMP');
    expect(readCff(cite([masterclass], 'cff')).type).toBe('software');
    expect(cite([recordOf(329)], 'bibtex')).toContain('note = {Documentation}');
  });
});

describe('titles', () => {
  it('keep formulas in TeX and lose them elsewhere', () => {
    expect(jets.title).toContain('$t\\bar{t}$');
    expect(cite([jets], 'bibtex')).toContain('$t\\bar{t}$ simulation');
    expect(cite([jets], 'plain')).toContain('ATLAS tt\u0304 simulation');
  });

  it.each([
    ['50 % & more_or_less #1', '50 \\% \\& more\\_or\\_less \\#1'],
    ['a {b} \\c ~ ^', 'a \\{b\\} \\textbackslash{}c \\textasciitilde{} \\textasciicircum{}'],
    ['costs $5', 'costs \\$5'],
    ['H → ττ', 'H $\\rightarrow$ $\\tau$$\\tau$'],
  ])('%s are escaped for TeX', (title, tex) => {
    expect(texTitle(title)).toBe(tex);
    expect(readBibtex(cite([{...research, title}], 'bibtex'))[0]?.fields.title).toBe(`{${tex}}`);
  });

  it('with quotes, colons and hashes survive YAML', () => {
    const title = 'A "quoted": title # with \\ and - more';
    expect(readCff(cite([{...research, title}], 'cff')).title).toBe(title);
  });
});

describe('all records together', () => {
  const citable = records.map(({title}) => readableTitle(title));

  it('are entries with keys of their own, in letters that old TeX reads', () => {
    const text = cite(records, 'bibtex');
    const entries = readBibtex(text);
    expect(new Set(entries.map(({key}) => key)).size).toBe(records.length);
    expect(text).toMatch(/^[\n -~]+$/);
  });

  it('are read back from RIS and CITATION.cff', () => {
    const titles = readRis(cite(records, 'ris')).map(
      (entry) => entry.find(([tag]) => tag === 'TI')?.[1],
    );
    expect(titles).toEqual(citable);
    const {references} = readCff(cite(records, 'cff')) as {
      references: {title: string; type: string}[];
    };
    expect(references.map(({title}) => title)).toEqual(citable);
  });

  it('are cited once each', () => {
    expect(cite([research, jets, research], 'plain').split('\n')).toHaveLength(3);
  });

  it('give an empty text without records', () => {
    for (const format of Object.keys(citationFormats) as (keyof typeof citationFormats)[]) {
      expect(cite([], format)).toBe('');
    }
  });
});
