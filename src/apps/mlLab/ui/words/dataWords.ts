import type {SampleDataKey} from '../../model/data/sampleData';

interface DataWords {
  readonly name: string;
  readonly task: string;
}

export const sampleWords: Readonly<Record<SampleDataKey, DataWords>> = {
  dm13: {
    name: 'Dark matter beside a Z boson',
    task: 'Two leptons and missing momentum. Signal: a Z boson that recoils from invisible dark matter. Backgrounds: ZZ, WZ, pairs without a Z boson, and Z with jets.',
  },
  hww13: {
    name: 'Higgs boson to two W bosons',
    task: 'One electron, one muon and missing momentum. Signal: H → WW. Backgrounds: WW, top quarks and Z bosons.',
  },
  ttz13: {
    name: 'Two top quarks and a Z boson',
    task: 'Two leptons and at least three jets. Signal: tt̄Z. Backgrounds: top quarks, Z bosons and rarer processes.',
  },
  dm13n: {
    name: 'Dark matter, with negative weights',
    task: 'The same events, some of which count negatively, as simulations beyond the lowest order have them.',
  },
  dm13w: {
    name: 'Dark matter, with a trap',
    task: 'The same events with a quantity that no real event has: the weight of the simulation, which gives away what the event is. It is left out unless you choose it.',
  },
};
