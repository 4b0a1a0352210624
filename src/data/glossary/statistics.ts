import {pages} from './pages';
import type {TermSource} from './schema';

/** Selections, uncertainties and conclusions. */
export const statistics: readonly TermSource[] = [
  {
    id: 'signal-region',
    term: 'signal region',
    definition:
      'The selection in which the signal is searched for, chosen for the best expected sensitivity.',
    see: ['control-region', 'blinding'],
    page: pages.analyses,
    weight: 2,
  },
  {
    id: 'control-region',
    term: 'control region',
    definition:
      'A selection close to the signal region but with hardly any signal, which constrains a background.',
    see: ['signal-region', 'background'],
    page: pages.analyses,
    weight: 3,
  },
  {
    id: 'background',
    term: 'background',
    unlike: ['in the background', 'no background in', 'background and policy'],
    definition: 'Events that pass a selection but come from a process other than the signal.',
    see: ['control-region', 'purity', 'fake-rate'],
    page: pages.analyses,
    weight: 1,
  },
  {
    id: 'cut-flow',
    term: 'cut flow',
    forms: ['cutflow', 'cut-flow'],
    definition: 'A table of the number of events after each step of a selection.',
    see: ['efficiency', 'signal-region'],
    page: pages.analyses,
    weight: 2,
  },
  {
    id: 'efficiency',
    term: 'efficiency',
    symbol: '\\epsilon',
    definition: 'The fraction of the particles or events of a given type that pass a selection.',
    see: ['acceptance', 'purity', 'tag-and-probe'],
    page: pages.objects,
    weight: 1,
  },
  {
    id: 'acceptance',
    term: 'acceptance',
    symbol: 'A',
    definition:
      'The fraction of the events of a process in which the particles are within the region covered by the detector and have enough momentum.',
    see: ['efficiency', 'fiducial-cross-section'],
    page: pages.analyses,
    weight: 2,
  },
  {
    id: 'purity',
    term: 'purity',
    definition: 'The fraction of selected events that are signal.',
    see: ['efficiency', 'background'],
    page: pages.objects,
    weight: 1,
  },
  {
    id: 'resolution',
    term: 'resolution',
    definition:
      'The spread of the measured values of the same true value around their mean. A common shift of all values is a bias and is not included.',
    see: ['smearing', 'jet-energy-resolution'],
    page: pages.electronCalibration,
    weight: 1,
  },
  {
    id: 'tag-and-probe',
    term: 'tag and probe',
    forms: ['tag-and-probe'],
    definition:
      'A method of measuring an efficiency in data: in Z boson decays to two leptons, one lepton (the tag) must pass a tight identification. The efficiency is the fraction of the other leptons (the probes) that pass the selection under study.',
    see: ['efficiency', 'scale-factor'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'systematic-uncertainty',
    term: 'systematic uncertainty',
    spellings: ['systematics', 'systematic error'],
    definition:
      'An uncertainty from limited knowledge of a calibration, an efficiency, a background or a theory. More events reduce this uncertainty only if they also improve that knowledge.',
    see: ['statistical-uncertainty', 'nuisance-parameter'],
    page: pages.systematics,
    weight: 3,
  },
  {
    id: 'statistical-uncertainty',
    term: 'statistical uncertainty',
    spellings: ['statistical error'],
    definition:
      'The uncertainty of a result that comes from the limited number of events. It decreases as more events are recorded.',
    see: ['systematic-uncertainty', 'poisson-distribution'],
    page: pages.systematics,
    weight: 2,
  },
  {
    id: 'nuisance-parameter',
    term: 'nuisance parameter',
    symbol: '\\theta',
    definition:
      'A parameter of a statistical model, such as a common shift of all jet energies, that is not itself of interest but has to be fitted as well.',
    see: ['likelihood', 'systematic-uncertainty'],
    page: pages.systematics,
    weight: 3,
  },
  {
    id: 'likelihood',
    term: 'likelihood',
    symbol: 'L',
    definition:
      'The probability of the recorded data as a function of the parameters of a model; the best fit maximises it.',
    see: ['nuisance-parameter', 'p-value'],
    page: pages.likelihoods,
    weight: 3,
  },
  {
    id: 'p-value',
    term: 'p-value',
    symbol: 'p',
    definition:
      'The probability of data at least as extreme as those observed if there were no signal.',
    see: ['significance', 'likelihood'],
    page: pages.analyses,
    weight: 3,
  },
  {
    id: 'significance',
    term: 'significance',
    spellings: ['statistical significance'],
    unlike: ['by their significance', 'median significance'],
    symbol: 'Z',
    definition:
      'A p-value expressed in standard deviations of a normal distribution: 3 standard deviations are called evidence, 5 a discovery.',
    see: ['p-value', 'standard-deviation'],
    page: pages.analyses,
    weight: 2,
  },
  {
    id: 'standard-deviation',
    term: 'standard deviation',
    symbol: '\\sigma',
    definition:
      'A measure of the spread of values around their mean; in a normal distribution, 68 % of the values lie within this distance of the mean.',
    see: ['significance', 'poisson-distribution'],
    page: pages.systematics,
    weight: 2,
  },
  {
    id: 'poisson-distribution',
    term: 'Poisson distribution',
    forms: ['Poisson-distributed'],
    definition:
      'The distribution of counts of independent events: with a mean N, the standard deviation is √N.',
    see: ['statistical-uncertainty', 'pile-up'],
    page: pages.systematics,
    weight: 3,
  },
  {
    id: 'confidence-level',
    term: 'confidence level',
    definition:
      'The fraction of repeated experiments whose stated intervals would contain the true value.',
    see: ['p-value', 'likelihood'],
    page: pages.likelihoods,
    weight: 3,
  },
  {
    id: 'blinding',
    term: 'blinding',
    forms: ['blinded'],
    definition:
      'Not looking at the data in the signal region until the analysis is fixed, to avoid bias.',
    see: ['signal-region', 'look-elsewhere-effect'],
    page: pages.citation,
    weight: 3,
  },
  {
    id: 'look-elsewhere-effect',
    term: 'look-elsewhere effect',
    spellings: ['trial factor'],
    forms: ['trials factor'],
    definition:
      'The increase in the probability of a large fluctuation somewhere if a search covers many places, such as many masses.',
    see: ['p-value', 'blinding'],
    page: pages.citation,
    weight: 3,
  },
  {
    id: 'unfolding',
    term: 'unfolding',
    definition:
      'Correcting a measured distribution for detector effects, to obtain the distribution that a perfect detector would have measured.',
    see: ['resolution', 'truth'],
    page: pages.analyses,
    weight: 3,
  },
  {
    id: 'fiducial-cross-section',
    term: 'fiducial cross-section',
    forms: ['fiducial region', 'fiducial volume'],
    definition:
      'The cross-section of a process in a region of phase space that closely matches the acceptance of the detector. Measuring it requires little extrapolation.',
    see: ['cross-section', 'acceptance'],
    page: pages.analyses,
    weight: 3,
  },
  {
    id: 'bdt',
    term: 'boosted decision tree',
    spellings: ['BDT'],
    definition:
      'A classifier that adds up the outputs of many small decision trees, each trained to correct the errors of the previous ones.',
    see: ['background', 'efficiency'],
    page: '/docs/webapps/mlapp',
    weight: 3,
  },
];
