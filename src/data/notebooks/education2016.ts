/** Notebooks for the 8 TeV data. */
import type {Notebook} from './schema';

const common = {
  ref: 'master',
  release: '2016e-8tev',
  level: null,
  time: null,
  only: null,
  language: 'C++',
  libraries: ['ROOT'],
  walkthrough: null,
} as const;

const cpp = '8-TeV-examples/cpp/ATLAS_OpenData_8-TeV_';

export const education2016: readonly Notebook[] = [
  {
    ...common,
    path: '8-TeV-examples/python/ATLAS_OpenData_8-TeV_simple_python_example_histogram.ipynb',
    title: 'A first histogram of 8 TeV events',
    purpose: 'Counts the leptons of simulated WZ events with ROOT in Python.',
    reads: 'one file of simulated WZ events',
    access: 'root',
    language: 'Python',
    libraries: ['ROOT', 'cernopendata-client'],
    walkthrough: '/docs/8TeVDoc/gettingstarted#way-a-a-first-look-with-python',
  },
  {
    ...common,
    path: `${cpp}cpp_Z_mass_reconstruction_two_channels.ipynb`,
    title: 'The Z mass with electrons and muons',
    purpose: 'Reconstructs the Z boson from electron pairs and from muon pairs.',
    reads: 'two files of simulated Z bosons',
    access: 'web',
  },
  {
    ...common,
    path: `${cpp}cpp_simple_cut_and_count_analysis_example.ipynb`,
    title: 'Cut and count',
    purpose: 'Applies cuts one after the other and counts the events that pass each cut.',
    reads: 'a tenth of 7.5 million simulated Z → ee events',
    access: 'old-server',
  },
  {
    ...common,
    path: `${cpp}ccp_CSV_to_ROOT_ploting_example.ipynb`,
    title: 'From a table to a ROOT file',
    purpose: 'Converts the table of a web application into a ROOT file and makes plots from it.',
    reads: 'a table of 8.4 MB',
    access: 'download',
  },
];
