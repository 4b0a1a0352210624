import {describe, expect, it} from 'vitest';
import {notebookOf, notebooks} from '../../data/notebooks';
import type {Notebook} from '../../data/notebooks/schema';
import {statusFacts, statusInRow} from './status';

function named(key: string): Notebook {
  const notebook = notebookOf(key);
  if (!notebook) throw new Error(`No notebook ${key}.`);
  return notebook;
}

const photons = named('13-TeV-examples/uproot_python/HyyAnalysis.ipynb');
const shapes = named(
  '13-TeV-examples/pyroot/ATLAS_OpenData_13-TeV_kinematics_comparison_higgs_diboson.ipynb',
);

describe('the line of a notebook', () => {
  it('shows what it requires, when it was checked and how much is to be corrected', () => {
    expect(statusFacts(photons).summary).toBe(
      'Requires Python · 9.86\u00a0GB of data · last checked July 2026 · 4 corrections',
    );
    expect(statusFacts(shapes).summary).toBe(
      'Requires ROOT (Python) · last checked July 2026 · no corrections',
    );
  });

  it('always has the software, the check and the corrections', () => {
    for (const notebook of notebooks) {
      const {summary} = statusFacts(notebook);
      expect(summary).toMatch(/^Requires (?:Python|ROOT \((?:Python|C\+\+)\)) · /);
      expect(summary).toMatch(/ · (?:last checked \w+ \d{4}|not yet verified) · [\w ]+$/);
    }
  });
});

it('the details tell the size, the time and that nobody ran it', () => {
  const key = '13-TeV-examples/uproot_python/ttbar_analysis.ipynb';
  const details = Object.fromEntries(statusFacts(named(key)).requirements);
  expect(details.Data).toBe('143.26\u00a0GB: all collision data of the skim 1LMET30.');
  expect(details.Time).toBe('107.8 min: printed for all data, four cores or more.');
  expect(details.Software).toContain('fail on Windows and macOS.');
  expect(details.Checked).toBe(
    'We read its code and its saved output in July 2026. We have not yet run it ourselves.',
  );
});

it('a row links to the section that explains the first correction', () => {
  expect(statusInRow(photons)).toEqual({
    checked: 'Last checked July 2026.',
    corrections: {
      words: '4 corrections',
      at: '/docs/13TeV25Doc/StandardModel#higgs-to-γγ-analysis-new',
    },
  });
  expect(statusInRow(shapes).corrections).toBeNull();
});
