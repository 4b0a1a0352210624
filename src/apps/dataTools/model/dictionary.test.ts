import {describe, expect, it} from 'vitest';
import {lookUp, mixedUnits, namesOf} from './dictionary';
import {loadDictionary} from './loadDictionary';

const tables = await loadDictionary();

/** The names that answer to a name, by release; a release without one is left out. */
function names(name: string) {
  const found = lookUp(name, tables)?.meanings.filter(({variables}) => variables.length > 0);
  return Object.fromEntries(
    (found ?? []).map(({release, variables}) => [release, variables.map((own) => own.name)]),
  );
}

describe('a variable', () => {
  it('is followed through all education releases, from each of its names', () => {
    const everywhere = {
      '2016e-8tev': ['met_et'],
      '2020e-13tev': ['met_et'],
      '2025e-13tev-beta': ['met'],
    };
    expect(names('met_et')).toEqual(everywhere);
    expect(names('met')).toEqual(everywhere);
  });

  it('that was split leads to its parts, and each part to it alone', () => {
    expect(names('XSection')['2025e-13tev-beta']).toEqual(['xsec', 'filteff', 'kfac']);
    expect(names('kfac')).toEqual({'2020e-13tev': ['XSection'], '2025e-13tev-beta': ['kfac']});
  });

  it('that was removed is in the old releases only', () => {
    expect(names('lep_truthMatched')).toEqual({
      '2016e-8tev': ['lep_truthMatched'],
      '2020e-13tev': ['lep_truthMatched'],
    });
    expect(lookUp('lep_truthMatched', tables)?.rename?.change).toBe('removed');
  });

  it('of PHYSLITE is alone', () => {
    expect(names('AnalysisMuonsAuxDyn')).toEqual({'2024r-pp': ['AnalysisMuonsAuxDyn']});
  });

  it('that no release has is not found', () => {
    expect(lookUp('lep_momentum', tables)).toBeUndefined();
  });
});

it('reports MeV and GeV in one line, and only then', () => {
  const units = (name: string) => {
    const entry = lookUp(name, tables);
    return entry && mixedUnits(entry);
  };
  expect(units('lep_pt')).toEqual(['MeV', 'GeV']);
  expect(units('lep_eta')).toEqual([]);
  expect(units('lep_truthMatched')).toEqual([]);
});

it('finds each name of each release, and lists it once', () => {
  const listed = namesOf(tables).map(({name}) => name);
  const all = Object.values(tables.variables).flatMap((list) => list.map(({name}) => name));
  expect(new Set(listed).size).toBe(listed.length);
  expect([...listed].sort()).toEqual(Array.from(new Set(all)).sort());
  expect(listed.filter((name) => !lookUp(name, tables))).toEqual([]);
});
