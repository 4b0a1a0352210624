import {pages} from './pages';
import type {TermSource} from './schema';

/** Selections, uncertainties and conclusions. */
export const statistics: readonly TermSource[] = [
  {
    id: 'signal-region',
    term: 'signal region',
    definition: 'The selection in which the process that is looked for should stand out best.',
    see: ['control-region', 'blinding'],
    page: pages.analyses,
    weight: 2,
  },
  {
    id: 'control-region',
    term: 'control region',
    definition:
      'A selection close to the signal region but with hardly any signal, in which the prediction of a background is checked or scaled.',
    see: ['signal-region', 'background'],
    page: pages.analyses,
    weight: 3,
  },
  {
    id: 'background',
    term: 'background',
    unlike: ['in the background', 'no background in', 'background and policy'],
    definition: 'Events that pass a selection though they come from another process than wanted.',
    see: ['control-region', 'purity', 'fake-rate'],
    page: pages.analyses,
    weight: 1,
  },
  {
    id: 'cut-flow',
    term: 'cut flow',
    forms: ['cutflow', 'cut-flow'],
    definition: 'A table of how many events are left after each step of a selection.',
    see: ['efficiency', 'signal-region'],
    page: pages.analyses,
    weight: 2,
  },
  {
    id: 'efficiency',
    term: 'efficiency',
    symbol: '\\epsilon',
    definition: 'The share of the wanted particles or events that pass a selection.',
    see: ['acceptance', 'purity', 'tag-and-probe'],
    page: pages.objects,
    weight: 1,
  },
  {
    id: 'acceptance',
    term: 'acceptance',
    symbol: 'A',
    definition:
      'The share of the events of a process whose particles fly where the detector can measure them, with enough momentum.',
    see: ['efficiency', 'fiducial-cross-section'],
    page: pages.analyses,
    weight: 2,
  },
  {
    id: 'purity',
    term: 'purity',
    definition: 'The share of what passes a selection that is of the wanted kind.',
    see: ['efficiency', 'background'],
    page: pages.objects,
    weight: 1,
  },
  {
    id: 'resolution',
    term: 'resolution',
    definition:
      'How widely measured values of one and the same true value scatter around their mean. A common shift of all of them is a bias and not part of it.',
    see: ['smearing', 'jet-energy-resolution'],
    page: pages.electronCalibration,
    weight: 1,
  },
  {
    id: 'tag-and-probe',
    term: 'tag and probe',
    forms: ['tag-and-probe'],
    definition:
      'A way to measure an efficiency in data: of the two leptons of a Z boson, one is identified strictly, and it is counted how often the other passes.',
    see: ['efficiency', 'scale-factor'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'systematic-uncertainty',
    term: 'systematic uncertainty',
    spellings: ['systematics', 'systematic error'],
    definition:
      'An uncertainty from limited knowledge of a calibration, an efficiency, a background or a theory. More events reduce it only if they also improve that knowledge.',
    see: ['statistical-uncertainty', 'nuisance-parameter'],
    page: pages.systematics,
    weight: 3,
  },
  {
    id: 'statistical-uncertainty',
    term: 'statistical uncertainty',
    spellings: ['statistical error'],
    definition:
      'How far a result may be off by chance, because it rests on a limited number of events. It shrinks as more are recorded.',
    see: ['systematic-uncertainty', 'poisson-distribution'],
    page: pages.systematics,
    weight: 2,
  },
  {
    id: 'nuisance-parameter',
    term: 'nuisance parameter',
    symbol: '\\theta',
    definition:
      'A number in a statistical model that is not of interest itself, such as a common shift of all jet energies, but has to be fitted too.',
    see: ['likelihood', 'systematic-uncertainty'],
    page: pages.systematics,
    weight: 3,
  },
  {
    id: 'likelihood',
    term: 'likelihood',
    symbol: 'L',
    definition:
      'How probable the recorded data are, as a function of the parameters of a model; the best fit makes it largest.',
    see: ['nuisance-parameter', 'p-value'],
    page: pages.likelihoods,
    weight: 3,
  },
  {
    id: 'p-value',
    term: 'p-value',
    symbol: 'p',
    definition:
      'How probable data at least as unusual as those recorded would be if there were no signal.',
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
      'A p-value translated into standard deviations of a normal distribution: 3 of them are called evidence, 5 a discovery.',
    see: ['p-value', 'standard-deviation'],
    page: pages.analyses,
    weight: 2,
  },
  {
    id: 'standard-deviation',
    term: 'standard deviation',
    symbol: '\\sigma',
    definition:
      'A measure of how widely values scatter around their mean; in a normal distribution 68 % of them lie within one of it.',
    see: ['significance', 'poisson-distribution'],
    page: pages.systematics,
    weight: 2,
  },
  {
    id: 'poisson-distribution',
    term: 'Poisson distribution',
    forms: ['Poisson-distributed'],
    definition:
      'How counts of independent happenings scatter: with a mean of N, by about the root of N.',
    see: ['statistical-uncertainty', 'pile-up'],
    page: pages.systematics,
    weight: 3,
  },
  {
    id: 'confidence-level',
    term: 'confidence level',
    definition:
      'The share of repeated experiments whose stated intervals would contain the true value.',
    see: ['p-value', 'likelihood'],
    page: pages.likelihoods,
    weight: 3,
  },
  {
    id: 'blinding',
    term: 'blinding',
    forms: ['blinded'],
    definition:
      'Not looking at the data where a signal is expected until the analysis is fixed, so that nobody steers it towards a wish.',
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
      'The more places one searches for a bump, the more likely it is that chance makes one somewhere.',
    see: ['p-value', 'blinding'],
    page: pages.citation,
    weight: 3,
  },
  {
    id: 'unfolding',
    term: 'unfolding',
    definition:
      'Computing from a measured distribution the one that a perfect detector would have measured.',
    see: ['resolution', 'truth'],
    page: pages.analyses,
    weight: 3,
  },
  {
    id: 'fiducial-cross-section',
    term: 'fiducial cross-section',
    forms: ['fiducial region', 'fiducial volume'],
    definition:
      'How likely a process is with its particles where the detector measures them, so that little has to be extrapolated.',
    see: ['cross-section', 'acceptance'],
    page: pages.analyses,
    weight: 3,
  },
  {
    id: 'bdt',
    term: 'boosted decision tree',
    spellings: ['BDT'],
    definition:
      'A classifier that adds up the votes of many small chains of yes-or-no questions, each chosen to mend the errors of those before.',
    see: ['background', 'efficiency'],
    page: '/docs/webapps/mlapp',
    weight: 3,
  },
];
