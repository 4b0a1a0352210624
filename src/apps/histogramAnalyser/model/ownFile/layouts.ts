/** Files of ATLAS Open Data whose columns are known by their names. */
import type {ProcessStyleName} from '@site/src/data/processStyles';
import type {Axis} from '../counting/axis';
import type {Role} from './mapping';

export interface KnownColumn {
  readonly label: string;
  readonly unit: '' | 'GeV' | '°';
  readonly axis: Axis;
  /** Names of values that stand for categories. */
  readonly names?: Readonly<Record<number, string>>;
}

interface Code {
  readonly label: string;
  readonly role: Role;
  readonly look: ProcessStyleName;
}

/** What the numbers of the column of processes stand for. */
export interface Coding {
  readonly codes: Readonly<Record<number, Code>>;
  /** Energy in TeV and luminosity in fb⁻¹ where they are stated. */
  readonly energy: number;
  readonly luminosity: number | null;
  /** What a reader should know of the weights. */
  readonly note?: string;
}

export interface Layout {
  readonly title: string;
  /** Histograms in their order. */
  readonly columns: Readonly<Record<string, KnownColumn>>;
  readonly weight: string;
  readonly process: string | null;
  /** Of a column of processes; the first that fits the numbers counts. */
  readonly codings: readonly Coding[];
}

const gev = (label: string, high: number, width: number, low = 0): KnownColumn => ({
  label,
  unit: 'GeV',
  axis: {low, high, bins: Math.round((high - low) / width)},
});

/** Angles of these files are in radians, rounded to two digits after the point. */
const radians = (label: string): KnownColumn => ({
  label: `${label} in rad`,
  unit: '',
  axis: {low: 0, high: 3.2, bins: 16},
});

const counts = (label: string): KnownColumn => ({
  label,
  unit: '',
  axis: {low: -0.5, high: 10.5, bins: 11},
});

const channel: KnownColumn = {
  label: 'Channel',
  unit: '',
  axis: {low: 0, high: 3, bins: 3},
  names: {0: 'ee', 1: 'μμ', 2: 'eμ', 121: 'ee', 143: 'eμ', 169: 'μμ'},
};

const dilepton = {
  Mll: gev('m(ℓℓ)', 105, 5),
  NJets: counts('N(jets)'),
  SumLepPt: gev('pT(ℓℓ)', 200, 10),
  MET: gev('ETmiss', 200, 10),
  METLLDeltaPhi: radians('Δφ(ETmiss, ℓℓ)'),
  LepDeltaPhi: radians('Δφ(ℓ, ℓ)'),
};

const bTags: KnownColumn = {
  label: 'b-tagged jets',
  unit: '',
  axis: {low: 0, high: 2, bins: 2},
  names: {0: 'none', 1: 'some'},
};

const data: Code = {label: 'Data', role: 'data', look: 'other'};
const higgsToWw: Code = {label: 'H → WW', role: 'signal', look: 'higgs'};
const background = (label: string, look: ProcessStyleName): Code => ({
  label,
  role: 'background',
  look,
});

const ww = background('WW', 'diboson');
const ttbar = background('tt̄', 'ttbar');
const z = background('Z', 'zjets');
const other = background('Other', 'other');

/** Luminosity of the 2020 education release, in fb⁻¹. */
const luminosity2020 = 10.06;

const hww13: Coding = {
  codes: {0: data, 1: higgsToWw, 2: ww, 3: ttbar, 4: z, 5: other, 6: other, 7: other},
  energy: 13,
  luminosity: luminosity2020,
  note: 'The 2020 analyser multiplied the WW weights by 1.3; here they are used as given in the file. Its Higgs boson cross-section was about a factor of three too small.',
};

const hww8: Coding = {
  codes: {0: higgsToWw, 1: ww, 2: ttbar, 3: z, 4: data},
  energy: 8,
  luminosity: 1,
};

export const layouts: readonly Layout[] = [
  {
    title: 'H → WW, simulation',
    columns: {Channel: channel, BTags: bTags, ...dilepton},
    weight: 'weight',
    process: 'type',
    codings: [hww13, hww8],
  },
  {
    title: 'H → WW, simulation and data',
    columns: {TransMass: gev('mT', 300, 10), BTags: bTags, ...dilepton},
    weight: 'weight',
    process: 'type',
    codings: [hww13, hww8],
  },
  {
    title: 'tt̄Z, simulation and data',
    columns: {
      Channel: channel,
      Mll: dilepton.Mll,
      NJets: dilepton.NJets,
      NBJets: counts('N(b-tags)'),
      SumLepPt: dilepton.SumLepPt,
      MET: dilepton.MET,
      LepDeltaR: {label: 'ΔR(ℓ, ℓ)', unit: '', axis: {low: 0, high: 5, bins: 10}},
      LepDeltaPhi: dilepton.LepDeltaPhi,
    },
    weight: 'weight',
    process: 'type',
    codings: [
      {
        codes: {
          0: data,
          1: {label: 'tt̄Z', role: 'signal', look: 'ttz'},
          2: ttbar,
          3: z,
          4: other,
        },
        energy: 13,
        luminosity: luminosity2020,
      },
    ],
  },
  {
    title: 'Four leptons at 8 TeV',
    columns: {
      invMass: gev('m(4ℓ)', 200, 2.5, 85),
      invMass1: gev('m12', 110, 2, 70),
      invMass2: gev('m34', 116, 4),
      fraction: {
        label: 'Percentage of events',
        unit: '',
        axis: {low: 0, high: 100, bins: 20},
      },
    },
    weight: 'weight',
    process: 'type',
    codings: [
      {
        codes: {
          0: background('ZZ', 'zz'),
          1: {label: 'H → 4ℓ', role: 'signal', look: 'higgs'},
          2: data,
        },
        energy: 8,
        luminosity: null,
      },
    ],
  },
  {
    title: 'Z and dark matter at 13 TeV, one process per file',
    columns: {
      ETmiss: gev('ETmiss', 400, 10, 80),
      mll: gev('m(ℓℓ)', 122, 2, 60),
      lead_lep_pt: gev('pT(ℓ1)', 300, 10),
      sublead_lep_pt: gev('pT(ℓ2)', 200, 10),
      dRll: {label: 'ΔR(ℓ, ℓ)', unit: '', axis: {low: 0, high: 2, bins: 20}},
      dphi_pTll_ETmiss: {...radians('Δφ(ℓℓ, ETmiss)'), axis: {low: 2, high: 3.2, bins: 24}},
      fractional_pT_difference: {
        label: '|ETmiss − pT(ℓℓ)| / pT(ℓℓ)',
        unit: '',
        axis: {low: 0, high: 0.3, bins: 15},
      },
      ETmiss_over_HT: {label: 'ETmiss / HT', unit: '', axis: {low: 0.5, high: 1.5, bins: 20}},
      N_bjets: counts('N(b-tags)'),
      sum_lep_charge: {
        label: 'Sum of the charges',
        unit: '',
        axis: {low: -2.5, high: 2.5, bins: 5},
      },
    },
    weight: 'totalWeight',
    process: null,
    codings: [],
  },
];
