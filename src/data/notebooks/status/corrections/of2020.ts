/** Corrections to the Standard Model notebooks for the 2020 data, on the current branch and at the tag. */
import type {Correction} from '../schema';

const page = '/docs/13TeVDoc/13tutorial';
const photons = `${page}#hγγ-in-2020-data`;
const leptons = `${page}#h4ℓ-in-2020-data`;
const tops = `${page}#top-pairs-in-2020-data`;
const tag = '10fb-legacy:13-TeV-examples/';

/** Every notebook that names the old server. */
export const oldServer: Correction = {
  topic: 'Data path',
  found: 'It reads from a web server that was reported unavailable in May 2026.',
  right: 'Replace the beginning of the URL with the folder of the portal.',
  effect: null,
  at: '/docs/13TeVDoc/enviroments/online#repair-the-data-path',
};

const noIsolation: Correction = {
  topic: 'Isolation and identification',
  found: 'It requires neither isolation nor identification, so fake and non-prompt leptons pass.',
  right: 'Require isolation below 0.30, as in the documented selection.',
  effect: 'The data exceed the prediction by 27 %: 507 events compared with 398.',
  at: leptons,
};

export const of2020: Readonly<Record<string, readonly Correction[]>> = {
  '13-TeV-examples/rdataframe/RDataFrame_Hyy.ipynb': [
    {
      topic: 'Fixed Gaussian',
      found: 'Height, mean and width of the signal are fixed parameters of the fit.',
      right: 'Replace `fit.FixParameter(4, 119.1)` with `fit.SetParameter(4, 119.1)`.',
      effect: null,
      at: photons,
    },
    {
      topic: 'Signal normalisation',
      found: 'It scales the selected events to the number of produced events, 1027.',
      right: 'Divide by the sum of weights before the selection.',
      effect: 'The signal is too high: only about 350 events pass the cuts.',
      at: photons,
    },
  ],
  '13-TeV-examples/uproot_python/CoffeaHZZAnalysis.ipynb': [noIsolation],
  [`${tag}uproot_python/HZZAnalysis.ipynb`]: [
    noIsolation,
    {
      topic: 'Significance',
      found:
        'It prints 2.208, the sum of signal and background divided by the background uncertainty.',
      right: 'Divide only the signal by the background uncertainty.',
      effect: 'S/√B is 1.6.',
      at: leptons,
    },
    {
      topic: 'Cross-section of ZH',
      found: 'The value in `infofile.py`, 2.1\u00a0×\u00a010⁻⁶ pb, is far too small.',
      right: 'Do not use this value.',
      effect: 'ZH contributes only 0.0015 events.',
      at: leptons,
    },
  ],
  [`${tag}uproot_python/ttbar_analysis.ipynb`]: [
    {
      topic: 'Samples listed twice',
      found: 'The diboson samples `WpqqWmlv` and `WplvWmqq` are in its list twice.',
      right: 'Remove the duplicates.',
      effect: 'Their background is counted twice.',
      at: tops,
    },
    {
      topic: 'Cut on b-tags',
      found: 'The cut is 0.828.',
      right: 'Use 0.8244273, the cut for which `scaleFactor_BTAG` was derived.',
      effect: null,
      at: tops,
    },
    {
      topic: 'Spelling of NaN',
      found: 'It uses `np.NaN`, which no longer exists in NumPy 2.',
      right: 'Write `np.nan`, or use the environment of the tag.',
      effect: null,
      at: tops,
    },
  ],
  [`${tag}python/ATLAS_OpenData_13-TeV_python_full_HyyAnalysis_5min.ipynb`]: [
    {
      topic: 'Branch of the framework',
      found: 'It clones the current branch, which is for 2025 data.',
      right: 'Add `--branch 10fb-legacy` to the line with `git clone`.',
      effect: null,
      at: `${page}#a-full-analysis-in-five-minutes`,
    },
  ],
};
