/** Corrections to the 2020 notebooks on searches and on classifiers. */
// cspell:ignore SAMME
import type {Correction} from '../schema';

const python = '13-TeV-examples/uproot_python/';
const graviton = '/docs/13TeVDoc/13tutorial-BSM#a-graviton-in-four-leptons';
const darkMatter = '/docs/13TeVDoc/13tutorial-BSM#dark-matter-with-a-neural-network';
const mistakes = '/docs/13TeVDoc/13tutorial-train#three-mistakes-to-avoid';
const ttZ = '/docs/13TeVDoc/13tutorial-train#a-full-example-tt̄z';

const unweighted: Correction = {
  topic: 'Weights in training',
  found: 'It trains with unweighted events.',
  right: 'Pass `sample_weight` to `fit`, and compare the results.',
  effect: null,
  at: mistakes,
};

export const ofSearches2020: Readonly<Record<string, readonly Correction[]>> = {
  [`${python}GravitonAnalysis.ipynb`]: [
    {
      topic: 'NumPy 2',
      found: 'Its saved output ends with `Python integer 20112 out of bounds for uint8`.',
      right: 'Install `"numpy<2"` for uproot3, or use the environment of the tag.',
      effect: null,
      at: graviton,
    },
    {
      topic: 'Fraction of the data',
      found: 'It reads 9 % of every file.',
      right: 'Set `fraction = 1`.',
      effect: 'Only 0.9 fb⁻¹ of the 10 fb⁻¹ is read.',
      at: graviton,
    },
  ],
  [`${python}Dark_Matter_Machine_Learning.ipynb`]: [
    {
      topic: 'URL of the tables',
      found: 'It names the host `opendata.cern` and a record that we could not confirm.',
      right: 'Try the URL with `opendata.cern.ch`.',
      effect: null,
      at: darkMatter,
    },
    {
      topic: 'Solution to task 10',
      found: 'It still cuts on `lead_lep_pt`.',
      right: 'Write `sublead_lep_pt` in both places.',
      effect: null,
      at: darkMatter,
    },
    {
      topic: 'Significance of the network',
      found: 'It is computed with all events, including those used in training.',
      right: 'Use the test events alone, with their weights multiplied by 4.',
      effect: 'The performance of the network is overestimated.',
      at: darkMatter,
    },
    {
      ...unweighted,
      right: 'Keep in mind that every row counts once, whatever its event weight.',
      at: darkMatter,
    },
  ],
  [`${python}HZZ_BDT_demo.ipynb`]: [
    unweighted,
    {
      topic: 'Deprecated argument',
      found: "It passes `algorithm='SAMME'`, deprecated since scikit-learn 1.6.",
      right: 'Remove the argument if your version rejects it.',
      effect: null,
      at: mistakes,
    },
    {
      topic: 'Fraction of the events',
      found: 'It trains on 3 % of the events.',
      right: 'Increase `fraction`.',
      effect: 'The two AUC values should be closer together with more events.',
      at: mistakes,
    },
  ],
  [`${python}HZZ_NeuralNet_demo.ipynb`]: [
    {...unweighted, right: 'Keep in mind that every event counts once.'},
  ],
  [`${python}ttZ_ML_from_root.ipynb`]: [
    {
      topic: 'DataFrame.append',
      found: '`DataFrame.append` no longer exists in pandas 2.',
      right: 'Replace `a.append(b)` with `pd.concat([a, b])` in six places.',
      effect: null,
      at: ttZ,
    },
    {
      topic: 'Cut on the lepton impact parameter',
      found: 'It uses only `lep_tracksigd0pvunbiased`, the uncertainty of d₀.',
      right: 'Divide `lep_trackd0pvunbiased` by it.',
      effect: null,
      at: ttZ,
    },
  ],
};
