import {describe, expect, it} from 'vitest';
import {notebookKeys, notebookOf, notebooks} from '..';
import {corrections} from './corrections';
import {requirements} from './requirements';
import {statusSchema, type Correction} from './schema';
import {runs, statusOf} from '.';

const every = notebooks.map((notebook) => ({notebook, status: statusOf(notebook)}));

describe('the status of a notebook', () => {
  it('is what the schema requires, for every notebook', () => {
    const problems = every.flatMap(({notebook, status}) =>
      (statusSchema.safeParse(status).error?.issues ?? []).map(
        ({path, message}) => `${notebook.path}: ${path.join('.')}: ${message}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it('belongs to notebooks of the collection only', () => {
    const named = [corrections, requirements, runs].flatMap((table) => Object.keys(table));
    expect(named.filter((key) => !notebookKeys.includes(key))).toEqual([]);
  });

  it('has a date for what was read, and none for a run that nobody made', () => {
    expect(every.filter(({status}) => status.read === null)).toEqual([]);
    for (const {notebook, status} of every) {
      if (status.ran !== null) expect(Object.values(runs), notebook.path).toContain(status.ran);
    }
  });

  it('has each topic once', () => {
    for (const {notebook, status} of every) {
      const topics = status.corrections.map(({topic}) => topic);
      expect(new Set(topics).size, notebook.path).toBe(topics.length);
    }
  });
});

describe('a correction', () => {
  const correction: Correction = {
    topic: 'Bin width',
    found: 'Its text gives 3 GeV.',
    right: 'The code uses 1 GeV.',
    effect: null,
    at: '/docs/13TeV25Doc/StandardModel#higgs-to-bb',
  };
  const status = {requirements: {volume: null, also: null}, read: null, ran: null};
  const isValid = (changed: Partial<Correction>): boolean =>
    statusSchema.safeParse({...status, corrections: [{...correction, ...changed}]}).success;

  it('names a section and ends its sentences', () => {
    expect(isValid({})).toBe(true);
    expect(isValid({at: '/docs/13TeV25Doc/StandardModel'})).toBe(false);
    expect(isValid({found: 'Its text gives 3 GeV'})).toBe(false);
    expect(isValid({topic: 'bin width'})).toBe(false);
  });

  it('of the data path applies to the 2020 notebooks that name the old server', () => {
    const topicsOf = (key: string): readonly string[] => {
      const notebook = notebookOf(key);
      return notebook ? statusOf(notebook).corrections.map(({topic}) => topic) : [];
    };
    expect(topicsOf('10fb-legacy:13-TeV-examples/uproot_python/Find_the_Z.ipynb')).toEqual([
      'Data path',
    ]);
    expect(topicsOf('13-TeV-examples/uproot_python/Find_the_Z.ipynb')).not.toContain('Data path');
    expect(
      topicsOf(
        '8-TeV-examples/cpp/ATLAS_OpenData_8-TeV_cpp_simple_cut_and_count_analysis_example.ipynb',
      ),
    ).toEqual([]);
  });
});
