import type {SampleDataKey} from '../../model/data/sampleData';

interface SampleLabels {
  readonly name: string;
  readonly task: string;
}

export const sampleLabels: Readonly<Record<SampleDataKey, SampleLabels>> = {
  dm13: {
    name: 'Dark matter with a Z boson (mono-Z)',
    task: 'Two leptons and missing transverse momentum. Signal: a Z boson that recoils against invisible dark matter. Backgrounds: ZZ, WZ, non-resonant lepton pairs, and Z + jets.',
  },
  hww13: {
    name: 'Higgs boson to two W bosons',
    task: 'One electron, one muon and missing transverse momentum. Signal: H → WW. Backgrounds: WW, top quarks and Z bosons.',
  },
  ttz13: {
    name: 'Top-quark pair with a Z boson',
    task: 'Two leptons and at least three jets. Signal: tt̄Z. Backgrounds: top quarks, Z bosons and rarer processes.',
  },
  dm13n: {
    name: 'Dark matter, with negative weights',
    task: 'The same events, some with negative weights, as in next-to-leading-order simulation.',
  },
  dm13w: {
    name: 'Dark matter, with a trap',
    task: 'The same events with a feature that no recorded event has: the simulated event weight, which reveals the process. It is not used unless you select it.',
  },
};
