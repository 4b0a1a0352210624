/** Corrections to the Standard Model notebooks without b-jets; `topAndBottom.ts` has the others. */
import type {Correction} from '../schema';

const python = '13-TeV-examples/uproot_python/';
const page = '/docs/13TeV25Doc/StandardModel';

/** The luminosity in the code of several notebooks. */
export const oldLuminosity = (value: string): Correction => ({
  topic: 'Luminosity',
  found: `It uses ${value}, an older value.`,
  right: 'Set `lumi` to 36.6 fb⁻¹, or 36600 pb⁻¹.',
  effect: null,
  at: `${page}#what-every-simulated-event-weighs`,
});

/** The number of collisions per Higgs boson in the introduction of several notebooks. */
export const higgsRate: Correction = {
  topic: 'Higgs boson production rate',
  found: 'Its introduction states that one collision in ten billion produces a Higgs boson.',
  right: 'The fraction is one in 1.4 billion: 55.7 pb out of 80 mb.',
  effect: null,
  at: `${page}#higgs-to-zz`,
};

/** The badge at the top of two notebooks. */
export const foreignBadge: Correction = {
  topic: 'Colab badge',
  found: 'The badge at its top opens a copy outside the collection.',
  right: 'Use the buttons on this site, which open the version in the collection.',
  effect: null,
  at: `${page}#higgs-to-muon-antimuon`,
};

export const ofStandardModel: Readonly<Record<string, readonly Correction[]>> = {
  [`${python}Find_the_Z.ipynb`]: [
    {
      topic: 'Flavour and charge',
      found: 'It requires neither muons nor opposite charges.',
      right: 'Add `lep_type == 13` for both leptons and a total charge of 0.',
      effect: null,
      at: `${page}#find-the-z-boson`,
    },
    {
      topic: 'Lifetime of the Z boson',
      found: 'Its text gives 10²⁵ s, without the minus sign in the exponent.',
      right: 'The lifetime is 2.6\u00a0×\u00a010⁻²⁵\u00a0s.',
      effect: null,
      at: `${page}#find-the-z-boson`,
    },
  ],
  [`${python}HyyAnalysis.ipynb`]: [
    {
      topic: 'Cut on the crack region',
      found: 'The cut on the transition region of the calorimeter is always true.',
      right: 'Write (|η| < 1.37) | (|η| > 1.52) in both lines.',
      effect: 'Fewer events remain than in the saved output.',
      at: `${page}#higgs-to-γγ-analysis-new`,
    },
    {
      topic: 'Type of isolation',
      found: 'Its text mentions calorimeter isolation.',
      right: 'The variable `photon_ptcone20` is a sum over tracks.',
      effect: null,
      at: `${page}#higgs-to-γγ-analysis-new`,
    },
    {
      topic: 'Bin width',
      found: 'Its text gives 3 GeV.',
      right: 'The code uses 1 GeV.',
      effect: null,
      at: `${page}#higgs-to-γγ-analysis-new`,
    },
    higgsRate,
  ],
  [`${python}HZZAnalysis.ipynb`]: [
    {
      topic: 'Significance',
      found: 'The last cell divides signal plus background by √(B + 0.3B²), and prints 4.43.',
      right: 'Divide only the signal, by √(B + (0.3B)²) for an uncertainty of 30 %.',
      effect: 'The significance is 4.1 with this uncertainty, and S/√B is 5.7.',
      at: `${page}#higgs-to-zz`,
    },
    {
      topic: 'Sign of the weights',
      found: '`calc_weight` takes the absolute value of every factor.',
      right: 'Remove `abs`: negative weights are intended.',
      effect: 'The sum of weights is too large.',
      at: `${page}#higgs-to-zz`,
    },
    {
      topic: 'Number of entries in the first file',
      found: 'The 39 entries that its text gives are those of the 2020 data.',
      right: 'Do not compare them with the 2025 file.',
      effect: null,
      at: `${page}#higgs-to-zz`,
    },
    higgsRate,
  ],
  [`${python}WZ3l_Analysis.ipynb`]: [
    {
      topic: 'Legend entry for dibosons',
      found: 'The group "ZZ,WW" also contains W → qq with Z → ℓℓ, sample 700492.',
      right: 'Read this legend entry as "all diboson backgrounds".',
      effect: null,
      at: `${page}#wz-to-three-leptons`,
    },
  ],
  '13-TeV-examples/cpp/ATLAS_OpenData_13-TeV__analysis_example-cpp_Hyy_channel.ipynb': [
    {
      topic: 'Number of analysed events',
      found: 'It reports 36,564,144 events, but with its default setting it reads a tenth of them.',
      right: 'Set `fraction` to 1 to read all events.',
      effect: 'The fitted width in the saved output is at its limit of 5.0 GeV: no peak was found.',
      at: `${page}#root-photon-pairs`,
    },
  ],
};
