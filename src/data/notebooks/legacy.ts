/** Notebooks for the 2020 data that only the tag keeps, as of 17 October 2024. */
import {notebooksOf2020} from './notebooksOf2020';
import type {Notebook} from './schema';

const python = '13-TeV-examples/uproot_python/';
const root = '13-TeV-examples/python/';
const tutorial = '/docs/13TeVDoc/13tutorial';

const common = {
  ref: '10fb-legacy',
  ...notebooksOf2020,
  walkthrough: `${tutorial}#jupyter-notebooks`,
} as const;

export const legacy: readonly Notebook[] = [
  {
    ...common,
    path: `${python}Find_the_Z.ipynb`,
    title: 'Find the Z boson, 2020 data',
    purpose: 'Finds the Z boson as a peak in the dilepton invariant mass.',
    reads: 'exactly2lep: data of period A',
    libraries: ['uproot3', 'pandas', 'matplotlib'],
  },
  {
    ...common,
    path: `${python}HZZAnalysis.ipynb`,
    title: 'Higgs to four leptons, 2020 data',
    purpose: 'Compares four-lepton data with stacked simulated signal and backgrounds.',
    reads: '4lep: data and simulation',
    libraries: ['uproot', 'awkward', 'vector', 'matplotlib'],
    walkthrough: `${tutorial}#h4ℓ-in-2020-data`,
  },
  {
    ...common,
    path: `${python}HyyAnalysis.ipynb`,
    title: 'Higgs to two photons, 2020 data',
    purpose: 'Selects photon pairs and fits the Higgs boson peak above a smooth background.',
    reads: 'GamGam: data of periods A to D',
    libraries: ['uproot', 'pandas', 'lmfit', 'matplotlib'],
    walkthrough: `${tutorial}#hγγ-in-2020-data`,
  },
  {
    ...common,
    path: `${python}ttbar_analysis.ipynb`,
    title: 'Top-quark pairs with one lepton, 2020 data',
    purpose: 'Reconstructs the mass of the top quark using a tenth of the events.',
    reads: '1lep: data and simulation',
    libraries: ['uproot', 'awkward'],
  },
  {
    ...common,
    path: `${root}ATLAS_OpenData_13-TeV_python_simple_two_samples_comparison.ipynb`,
    title: 'Comparison of two samples, 2020 simulation',
    purpose: 'Compares simulated H → WW with simulated WW events.',
    reads: '2lep: two simulated samples',
    libraries: ['ROOT'],
  },
  {
    ...common,
    path: `${root}ATLAS_OpenData_13-TeV_python_invariant_mass_reconstruction_using_TLorentz_vectors.ipynb`,
    title: 'The Z mass, 2020 simulation',
    purpose: 'Reconstructs the mass of simulated Z bosons from two electrons.',
    reads: '1largeRjet1lep or 2lep: simulated Z → ee',
    libraries: ['ROOT'],
  },
  {
    ...common,
    path: `${root}ATLAS_OpenData_13-TeV_python_full_HyyAnalysis_5min.ipynb`,
    title: 'The C++ framework in five minutes',
    purpose: 'Downloads and runs the two-photon analysis of the C++ framework in a notebook.',
    reads: 'GamGam: data and simulation',
    libraries: ['ROOT'],
    time: {minutes: 5, bound: 'about', of: 'by its name'},
  },
  {
    ...common,
    path: `${root}ATLAS_OpenData__13-TeV_analysis_example-python_Hyy_channel.ipynb`,
    title: 'Higgs to two photons in PyROOT, 2020 data',
    purpose: 'Selects photon pairs with ROOT and plots their mass.',
    reads: 'GamGam: data',
    libraries: ['ROOT'],
    walkthrough: `${tutorial}#hγγ-in-2020-data`,
  },
  {
    ...common,
    path: `${root}ATLAS_OpenData_13-TeV_simple_python_example_histogram.ipynb`,
    title: 'A first histogram in PyROOT, 2020 simulation',
    purpose: 'Counts the leptons of simulated events in a ROOT histogram.',
    reads: 'one simulated sample',
    libraries: ['ROOT'],
  },
];
