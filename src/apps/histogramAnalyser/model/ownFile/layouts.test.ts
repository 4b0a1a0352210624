import {describe, expect, it} from 'vitest';
import {faultsOf} from './faults';
import type {Mapping} from './mapping';
import {ownAnalysis} from './ownAnalysis';
import {proposedMapping} from './proposedMapping';
import {readCsv} from './readCsv';
import type {OwnTable} from './table';

const read = (text: string, name = 'try.csv'): OwnTable =>
  readCsv(text, {name, bytes: text.length});
const rolesOf = ({processes}: Mapping) =>
  processes.map(({value, label, role}) => [value, label, role]);

describe('a known file', () => {
  const hww = 'type,Channel,NJets,MET,Mll,LepDeltaPhi,METLLDeltaPhi,SumLepPt,BTags,weight';
  const rest = '1,40,50,0.5,2.1,60,0';
  const ofTypes = (types: readonly (readonly [number, number])[]): Mapping =>
    proposedMapping(
      read(`${hww}\n${types.map(([type, w], i) => `${type},${i % 3},${rest},${w}`).join('\n')}\n`),
    );

  it('is mapped at once: H → WW at 13 TeV', () => {
    const mapping = ofTypes([
      [1, 0.01],
      [2, 0.2],
      [3, 0.5],
      [4, 300],
    ]);
    expect(rolesOf(mapping)).toEqual([
      [1, 'H → WW', 'signal'],
      [2, 'WW', 'background'],
      [3, 'tt̄', 'background'],
      [4, 'Z', 'background'],
    ]);
    expect(mapping).toMatchObject({energy: 13, luminosity: 10.06, weight: 'weight'});
    expect(mapping.histograms[0]?.categories).toEqual(['ee', 'μμ', 'eμ']);
    expect(mapping.histograms.map(({column}) => column)).toContain('METLLDeltaPhi');
  });

  it('has other numbers for its processes at 8 TeV, told by the weights of data', () => {
    const mapping = ofTypes([
      [0, 0.01],
      [1, 0.2],
      [2, 0.5],
      [3, 300],
      [4, 1],
    ]);
    expect(rolesOf(mapping).map(([, label]) => label)).toEqual(['H → WW', 'WW', 'tt̄', 'Z', 'Data']);
    expect(mapping).toMatchObject({energy: 8, luminosity: 1});
  });

  it('leaves processes to the reader where the numbers could mean either', () => {
    const mapping = ofTypes([
      [1, 0.01],
      [2, 0.2],
      [3, 0.5],
    ]);
    expect(rolesOf(mapping).map(([, label]) => label)).toEqual(['type 1', 'type 2', 'type 3']);
    expect(mapping.luminosity).toBeNull();
    expect(mapping.notes.join()).toContain('name the processes yourself');
  });

  it('is one of simulation and data, whose rare processes are added up', async () => {
    const names = 'type,NJets,MET,Mll,TransMass,LepDeltaPhi,METLLDeltaPhi,SumLepPt,BTags,weight';
    const rows = [0, 1, 5, 6, 7, 4].map((type) => `${type},${rest},0,${type === 0 ? 1 : 0.3}`);
    const table = read(`${names}\n${rows.join('\n')}\n`);
    const mapping = proposedMapping(table);
    const analysis = ownAnalysis(table, mapping);
    const events = await analysis.events();
    expect(analysis.processes.map(({label}) => label)).toEqual(['H → WW', 'Z', 'Other', 'Data']);
    expect(Array.from(events.processes)).toEqual([3, 0, 2, 2, 2, 1]);
  });

  it('is of four leptons', () => {
    const table = read(
      'type,fraction,invMass1,invMass2,invMass,weight\n0,1,90,30,180,0.02\n1,5,91,28,124,0.01\n2,7,89,27,125,1\n',
    );
    const mapping = proposedMapping(table);
    expect(rolesOf(mapping).map(([, label, role]) => [label, role])).toEqual([
      ['ZZ', 'background'],
      ['H → 4ℓ', 'signal'],
      ['Data', 'data'],
    ]);
    expect(mapping).toMatchObject({recognised: 'Four leptons at 8 TeV', luminosity: null});
    expect(faultsOf(table, mapping)).toEqual([]);
  });

  it('is one process, named by the file', () => {
    const names =
      'totalWeight,sum_lep_charge,lead_lep_pt,sublead_lep_pt,mll,ETmiss,dRll,dphi_pTll_ETmiss,fractional_pT_difference,ETmiss_over_HT,N_bjets';
    const mapping = proposedMapping(
      read(`${names}\n0.1,0,80,40,91,120,1.2,3,0.1,0.8,0\n`, 'ATLAS_DM_ML_notebook_DM_200.csv'),
    );
    expect(rolesOf(mapping)).toEqual([[null, 'ATLAS_DM_ML_notebook_DM_200', 'signal']]);
    expect(mapping.weight).toBe('totalWeight');
    expect(mapping.histograms).toHaveLength(10);
  });

  it('is of tt̄Z', () => {
    const names = 'type,Channel,NJets,MET,Mll,LepDeltaPhi,LepDeltaR,SumLepPt,NBJets,weight';
    const mapping = proposedMapping(
      read(`${names}\n1,0,6,30,91,1,1.2,80,2,0.02\n0,1,6,30,91,1,1.2,80,2,1\n`),
    );
    expect(rolesOf(mapping).map(([, label]) => label)).toEqual(['Data', 'tt̄Z']);
  });

  it('is none with a column too many', () => {
    expect(proposedMapping(read(`${hww},extra\n1,0,${rest},0.01,5\n`)).recognised).toBeNull();
  });
});
