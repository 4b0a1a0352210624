/** Corrections to the notebooks on concepts of the 2025 release. */
// cspell:ignore simplecache
import type {Correction} from '../schema';

const python = '13-TeV-examples/uproot_python/';
const page = '/docs/13TeV25Doc/Concepts';
const efficiency = `${page}#acceptance-and-efficiency`;
const systematics = `${page}#systematic-uncertainties-new`;

export const ofConcepts: Readonly<Record<string, readonly Correction[]>> = {
  [`${python}IntroToEducationAndOutreachOD.ipynb`]: [
    {
      topic: 'Luminosity',
      found: 'It scales the simulation to 36.1 fb⁻¹, an older value.',
      right: 'Use 36600 pb⁻¹, the value for the released data.',
      effect: null,
      at: `${page}#reading-the-files`,
    },
  ],
  [`${python}detector_acceptance_and_efficiency.ipynb`]: [
    {
      topic: 'Matching of muons',
      found: 'It looks for the nearest reconstructed muon among those of all events.',
      right: 'Match muons within each event, as the program on the page does.',
      effect:
        'The printed efficiency is a ratio of two totals: 97 % of the reconstructed muons are "matched".',
      at: efficiency,
    },
    {
      topic: 'Overwritten arrays',
      found: 'Its loop overwrites the arrays, so only the last part of the file is counted.',
      right: 'Append the arrays to a list and use `ak.concatenate`.',
      effect: '1,131,348 of 3,994,786 events are counted.',
      at: efficiency,
    },
    {
      topic: 'Generator weights',
      found: 'It counts events with `len`, without `mcWeight`.',
      right: 'Add up the weights, some of which are negative.',
      effect: null,
      at: efficiency,
    },
    {
      topic: 'Origin of the leptons',
      found: 'Its text states that the `lep_…` branches come from real collisions.',
      right: 'In this file, they are simulated and reconstructed like data.',
      effect: null,
      at: efficiency,
    },
  ],
  [`${python}systematics_notebook.ipynb`]: [
    {
      topic: 'Comparison of tt̄ samples',
      found: 'It compares samples 601491 and 411234, which are dilepton only, with 410470.',
      right: 'Compare the first two with each other: 410470 also contains one-lepton decays.',
      effect:
        'The curve for 410470 is about 17 % higher because of these decays, not because of its model.',
      at: systematics,
    },
    {
      topic: 'Meaning of sum_of_weights',
      found: 'Its text describes `sum_of_weights` as a square root.',
      right: 'It is a simple sum.',
      effect: null,
      at: systematics,
    },
  ],
  [`${python}NCB.ipynb`]: [
    {
      topic: 'Copies of whole files',
      found: 'It copies whole unskimmed files before it reads them.',
      right: "Delete `'simplecache::'+` and pass `cache=False` to `get_urls`.",
      effect: 'The first file is 9.4 GB, too large for Binder.',
      at: `${page}#background-without-collisions`,
    },
  ],
};
