/** Notebooks on the current branch that the tutorials of the 2020 release list. */
import {notebooksOf2020} from './notebooksOf2020';
import type {Notebook} from './schema';

const python = '13-TeV-examples/uproot_python/';
const standardModel = '/docs/13TeVDoc/13tutorial';
const beyond = '/docs/13TeVDoc/13tutorial-BSM';
const training = '/docs/13TeVDoc/13tutorial-train';

const common = {
  ref: 'master',
  ...notebooksOf2020,
} as const;

const oldReaders = ['uproot3', 'pandas', 'matplotlib'];
const classifiers = ['pandas', 'scikit-learn', 'matplotlib'];

export const education2020: readonly Notebook[] = [
  {
    ...common,
    path: `${python}CoffeaHZZAnalysis.ipynb`,
    title: 'Higgs to four leptons with coffea',
    purpose:
      'Finds the Higgs boson in four-lepton events, with the computation distributed over several processes.',
    reads: '4lep: 2020 data and simulation',
    libraries: ['coffea', 'dask', 'hist', 'matplotlib'],
    walkthrough: `${standardModel}#h4ℓ-in-2020-data`,
  },
  {
    ...common,
    path: '13-TeV-examples/rdataframe/RDataFrame_Hyy.ipynb',
    title: 'Higgs to two photons with RDataFrame',
    purpose: 'Selects photon pairs with RDataFrame filters, and fits background and signal.',
    reads: 'GamGam: 2020 data and simulation',
    libraries: ['ROOT'],
    walkthrough: `${standardModel}#hγγ-in-2020-data`,
  },
  {
    ...common,
    path: '13-TeV-examples/rdataframe/RDataFrame_Hyy_SimpleExample.ipynb',
    title: 'Read a tree with RDataFrame',
    purpose:
      'Opens one simulated file, lists its columns and plots the transverse momenta of jets.',
    reads: '1largeRjet1lep: simulated Z → ee',
    language: 'C++',
    libraries: ['ROOT'],
    walkthrough: `${standardModel}#jupyter-notebooks`,
  },
  {
    ...common,
    path: `${python}GravitonAnalysis.ipynb`,
    title: 'Search for a graviton',
    purpose:
      'Looks for a heavy graviton that decays to four leptons, and compares the signal with data.',
    reads: '4lep: 2020 data and simulation',
    libraries: oldReaders,
    walkthrough: `${beyond}#a-graviton-in-four-leptons`,
  },
  {
    ...common,
    path: `${python}Dark_Matter_Machine_Learning.ipynb`,
    title: 'Dark matter with a neural network',
    purpose:
      'Trains a neural network to separate dark matter produced in association with a Z boson from known processes.',
    reads: 'five tables of simulated events',
    access: 'download',
    libraries: classifiers,
    walkthrough: `${beyond}#dark-matter-with-a-neural-network`,
  },
  {
    ...common,
    path: `${python}HZZ_BDT_demo.ipynb`,
    title: 'From a cut to a decision tree',
    purpose:
      'Optimises a cut on lepton momenta, then trains boosted decision trees to improve on it.',
    reads: '4lep: 3 % of the simulated events',
    libraries: [...oldReaders, 'scikit-learn'],
    walkthrough: `${training}#from-a-cut-to-a-score`,
  },
  {
    ...common,
    path: `${python}HZZ_NeuralNet_demo.ipynb`,
    title: 'From a cut to a neural network',
    purpose: 'Optimises a cut on lepton momenta, then trains a small neural network.',
    reads: '4lep: simulated events',
    libraries: [...oldReaders, 'scikit-learn'],
    walkthrough: `${training}#neural-networks-and-learning-rate`,
  },
  {
    ...common,
    path: `${python}ttZ_ML_from_root.ipynb`,
    title: 'tt̄Z with two leptons',
    purpose: 'Analyses tt̄Z in three regions, with top-quark pairs estimated from data.',
    reads: 'exactly2lep: 2020 data and simulation',
    libraries: [...oldReaders, 'scikit-learn'],
    walkthrough: `${training}#a-full-example-tt̄z`,
  },
  {
    ...common,
    path: `${python}ttZ_ML_from_csv.ipynb`,
    title: 'A first classifier for tt̄Z',
    purpose: 'Trains a neural network on a table of events, without reading ROOT files.',
    reads: 'the table of the tt̄Z histogram analyser',
    access: 'download',
    libraries: classifiers,
    walkthrough: `${training}#which-notebook-teaches-what`,
  },
  {
    ...common,
    path: `${python}learning_rate_demo.ipynb`,
    title: 'The effect of the learning rate',
    purpose: 'Trains the same trees with several learning rates and compares the curves.',
    reads: 'the table of the tt̄Z histogram analyser',
    access: 'download',
    libraries: classifiers,
    walkthrough: `${training}#neural-networks-and-learning-rate`,
  },
];
