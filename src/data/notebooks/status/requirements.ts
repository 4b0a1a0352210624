/** Requirements of notebooks beyond their libraries, by the key of the notebook, as pages and records state it. */
import type {Requirements} from './schema';

const python = '13-TeV-examples/uproot_python/';
const cpp = '13-TeV-examples/cpp/';
const dataframe = '13-TeV-examples/rdataframe/';
const tag = '10fb-legacy:13-TeV-examples/';
const old = 'NumPy below 2 for uproot3';
const ofTag = 'environment of the tag: Python 3.10, NumPy 1.26.4';
const parallel =
  'Linux, the container or an online service: its parallel slices fail on Windows and macOS';

const skim = (name: string): Requirements['volume'] => ({skim: name});
const collection = (name: string): Requirements['volume'] => ({collection: name});
const file = (size: string, of: string): Requirements['volume'] => ({size, of});

/** Null and absent mean: nothing is stated. */
export const requirements: Readonly<Record<string, Partial<Requirements>>> = {
  [`${python}detector_acceptance_and_efficiency.ipynb`]: {volume: file('1.4\u00a0GB', 'one file')},
  [`${python}NCB.ipynb`]: {volume: file('9.4\u00a0GB', 'the first file')},
  [`${python}HyyAnalysis.ipynb`]: {volume: skim('GamGam')},
  [`${python}HZZAnalysis.ipynb`]: {volume: skim('exactly4lep')},
  [`${python}WZ3l_Analysis.ipynb`]: {volume: skim('exactly3lep')},
  [`${python}Hmumu.ipynb`]: {volume: skim('2muons'), also: parallel},
  [`${python}HbbAnalysis.ipynb`]: {volume: skim('2bjets')},
  [`${python}ttbar_analysis.ipynb`]: {volume: skim('1LMET30'), also: parallel},
  [`${cpp}ATLAS_OpenData_13-TeV__analysis_example-cpp_Hyy_channel.ipynb`]: {
    volume: skim('GamGam'),
  },
  [`${python}CoffeaHZZAnalysis.ipynb`]: {volume: collection('4lep'), also: 'coffea 0.7'},
  [`${dataframe}RDataFrame_Hyy.ipynb`]: {volume: collection('GamGam')},
  [`${python}GravitonAnalysis.ipynb`]: {volume: collection('4lep'), also: old},
  [`${python}HZZ_BDT_demo.ipynb`]: {volume: collection('4lep'), also: old},
  [`${python}HZZ_NeuralNet_demo.ipynb`]: {volume: collection('4lep'), also: old},
  [`${python}ttZ_ML_from_root.ipynb`]: {volume: collection('exactly2lep'), also: old},
  [`${tag}uproot_python/Find_the_Z.ipynb`]: {also: ofTag},
  [`${tag}uproot_python/HZZAnalysis.ipynb`]: {volume: collection('4lep'), also: ofTag},
  [`${tag}uproot_python/HyyAnalysis.ipynb`]: {volume: collection('GamGam'), also: ofTag},
  [`${tag}uproot_python/ttbar_analysis.ipynb`]: {volume: collection('1lep'), also: ofTag},
  '8-TeV-examples/cpp/ATLAS_OpenData_8-TeV_ccp_CSV_to_ROOT_ploting_example.ipynb': {
    volume: file('8.4\u00a0MB', 'the table'),
  },
  'for-research/OpenEvgenTutorial.ipynb': {
    volume: file('2\u00a0GB', 'the event file'),
    also: 'Delphes, installed with conda, for the last part',
  },
  'for-research/public-likelihoods/index.ipynb': {
    volume: file('2.3\u00a0MB', 'the likelihood'),
    also: 'ROOT 6.32 or newer',
  },
};
