import {pages} from './pages';
import type {TermSource} from './schema';

/** From the collision to the file. */
export const dataTaking: readonly TermSource[] = [
  {
    id: 'event',
    term: 'event',
    unlike: ['event display', 'event number'],
    definition:
      'Everything that the detector recorded in one accepted bunch crossing, or its simulated counterpart.',
    see: ['bunch-crossing', 'trigger', 'event-weight'],
    page: pages.events,
    weight: 1,
  },
  {
    id: 'trigger',
    term: 'trigger',
    definition:
      'The system that decides in real time which bunch crossings are recorded: one in 25,000 to 29,000 in 2015 to 2018.',
    see: ['level-1-trigger', 'high-level-trigger', 'prescale'],
    page: pages.dataTaking,
    weight: 2,
  },
  {
    id: 'level-1-trigger',
    term: 'Level-1 trigger',
    spellings: ['L1 trigger'],
    forms: ['Level-1', 'first-level trigger'],
    definition:
      'The first stage of the trigger: electronics that decide from coarse signals within 2.5 microseconds and accept at most 100,000 bunch crossings per second.',
    see: ['high-level-trigger', 'trigger'],
    page: pages.dataTaking,
    weight: 2,
  },
  {
    id: 'high-level-trigger',
    term: 'high-level trigger',
    spellings: ['HLT'],
    definition:
      'The second stage of the trigger: software on many computers that reconstructs the events accepted by the first stage and selects about a thousand events per second.',
    see: ['level-1-trigger', 'trigger'],
    page: pages.dataTaking,
    weight: 3,
  },
  {
    id: 'prescale',
    term: 'prescale',
    forms: ['prescaled'],
    definition:
      'A factor N that reduces the rate of a frequent trigger: of every N bunch crossings that satisfy the trigger, one is recorded.',
    see: ['trigger', 'minimum-bias'],
    page: pages.dataTaking,
    weight: 3,
  },
  {
    id: 'minimum-bias',
    term: 'minimum bias',
    forms: ['minimum-bias'],
    definition:
      'A trigger with the loosest possible requirements, so that the recorded events are an almost unbiased sample of all collisions.',
    see: ['trigger', 'prescale', 'centrality'],
    page: pages.heavyIons,
    weight: 3,
  },
  {
    id: 'trigger-matching',
    term: 'trigger matching',
    definition:
      'The requirement that an electron, muon or photon of an analysis is the object that fired the trigger.',
    see: ['trigger', 'scale-factor'],
    page: pages.objects,
    weight: 2,
  },
  {
    id: 'run',
    term: 'run',
    definition:
      'A continuous period of data taking that has its own number and usually covers one fill of the accelerator. With a capital letter, a data-taking period of several years, such as the second one from 2015 to 2018.',
    see: ['luminosity-block', 'fill', 'good-run-list'],
    page: pages.dataTaking,
    weight: 0,
  },
  {
    id: 'luminosity-block',
    term: 'luminosity block',
    spellings: ['lumiblock'],
    forms: ['lumi block'],
    definition:
      'The shortest period of data taking, about a minute, in which conditions are treated as constant and for which the data quality is assessed.',
    see: ['good-run-list', 'run'],
    page: pages.goodRuns,
    weight: 3,
  },
  {
    id: 'good-run-list',
    term: 'good run list',
    spellings: ['GRL'],
    forms: ['good-run list', 'good-runs list'],
    definition:
      'A file that lists, for each run, the luminosity blocks with good detector and beam conditions. Data outside the list are not used, and are not counted in the luminosity.',
    see: ['luminosity-block', 'data-quality'],
    page: pages.goodRuns,
    weight: 3,
  },
  {
    id: 'data-quality',
    term: 'data quality',
    definition:
      'The assessment, for each part of the detector and each minute, of whether the data were recorded properly.',
    see: ['good-run-list', 'luminosity-block'],
    page: pages.goodRuns,
    weight: 1,
  },
  {
    id: 'tier-0',
    term: 'Tier-0',
    definition:
      'The computing centre at CERN where recorded data are reconstructed for the first time, before they go to centres around the world.',
    see: ['reconstruction'],
    page: pages.dataTaking,
    weight: 3,
  },
  {
    id: 'reconstruction',
    term: 'reconstruction',
    definition:
      'The computation that builds tracks and clusters from the detector signals, and particles and jets from these.',
    see: ['track', 'topological-cluster', 'physics-object'],
    page: pages.objects,
    weight: 1,
  },
  {
    id: 'calibration',
    term: 'calibration',
    definition:
      'Determining how a measured signal translates into a physical quantity, such as the energy of an electron.',
    see: ['jet-energy-scale', 'scale-factor'],
    page: pages.electronCalibration,
    weight: 1,
  },
];
