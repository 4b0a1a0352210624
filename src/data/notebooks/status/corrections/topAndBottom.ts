/** Corrections to the 2025 notebooks with top quarks, b quarks or muons from Higgs bosons. */
import type {Correction} from '../schema';
import {foreignBadge, higgsRate, oldLuminosity} from './standardModel';

const python = '13-TeV-examples/uproot_python/';
const page = '/docs/13TeV25Doc/StandardModel';
const bottom = `${page}#higgs-to-bb`;
const top = `${page}#top-antitop`;
const muons = `${page}#higgs-to-muon-antimuon`;

export const ofTopAndBottom: Readonly<Record<string, readonly Correction[]>> = {
  [`${python}Hmumu.ipynb`]: [
    {
      topic: 'Failed slices',
      found: 'A slice that fails is skipped without a message.',
      right: 'Compare the number of data entries between two runs.',
      effect: null,
      at: muons,
    },
    {
      topic: 'Cut on b-tags',
      found: 'Its text requires scores "less than or equal to 3".',
      right: 'The code is correct: it rejects events that contain a jet with a score of 3 or more.',
      effect: null,
      at: muons,
    },
    oldLuminosity('36000 pb⁻¹'),
    foreignBadge,
  ],
  [`${python}HbbAnalysis.ipynb`]: [
    {
      topic: 'Leading b-jet',
      found: '`nbjet45` requires exactly one b-jet above 45 GeV.',
      right: 'Write `ak.sum(bjet45, 1) >= 1`.',
      effect: 'Events with two such jets are rejected.',
      at: bottom,
    },
    {
      topic: 'Angular differences',
      found: 'Differences in φ are not wrapped to the range −π to π.',
      right: 'Use `np.abs((d + np.pi) % (2*np.pi) - np.pi)`.',
      effect: 'Jets at φ = 3.1 and −3.1 appear to be 355° apart instead of 5°.',
      at: bottom,
    },
    {
      topic: 'Energy correction of b-jets',
      found: 'It changes `jet_e` but not `jet_pt`.',
      right: 'Scale both of them.',
      effect: 'The mass of the jets increases rather than their momentum.',
      at: bottom,
    },
    {
      topic: 'Single top quarks with a W boson',
      found: 'It uses samples 601624 and 601628, in which both W bosons decay leptonically.',
      right: 'Use 601352 and 601355, which contain all decays.',
      effect: 'Cross-sections of 3.8 and 3.7 pb are used instead of 36 pb each.',
      at: bottom,
    },
    {
      topic: 'Cuts on the lepton impact parameters',
      found: 'The cuts on `lep_d0sig` and `lep_z0` are applied without an absolute value.',
      right: 'Write `abs(...)` around both.',
      effect: 'Large negative values pass.',
      at: bottom,
    },
    oldLuminosity('36.1 fb⁻¹'),
    higgsRate,
  ],
  [`${python}ttbar_analysis.ipynb`]: [
    {
      topic: 'Single-top samples',
      found: 'Seven of its nine single-top samples are variations of the tW sample 601355.',
      right: 'Use 410644, 410645, 410658, 410659, 601352 and 601355.',
      effect: 'tW is counted several times.',
      at: top,
    },
    {
      topic: 'Copies of all files',
      found: 'It calls deprecated functions that copy every file by default.',
      right: 'Use `build_dataset` with `cache=False`, as on the page.',
      effect: '143 GB of collision data is copied.',
      at: top,
    },
    {
      topic: 'Name of the b-tag cut',
      found: '`MV2c10_lim` is a name from 2020.',
      right: 'The cut is on `jet_btag_quantile`.',
      effect: null,
      at: top,
    },
    oldLuminosity('36000 pb⁻¹'),
    foreignBadge,
  ],
};
