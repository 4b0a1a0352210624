/** Notebooks for the research data. */
import type {Notebook} from './schema';

const common = {
  ref: 'master',
  level: null,
  time: null,
  only: null,
  language: 'Python',
} as const;

const events = '/docs/tutresearch/openevgentut';

export const research: readonly Notebook[] = [
  {
    ...common,
    path: 'for-research/physlite_tutorial.ipynb',
    title: 'Top quarks from PHYSLITE',
    purpose:
      'Reads a PHYSLITE file without ATLAS software and reconstructs the top quark from three jets.',
    release: '2024r-pp',
    reads: 'one PHYSLITE file of simulated top-quark pairs, 120,000 events',
    access: 'copied',
    libraries: ['atlasopenmagic', 'uproot', 'awkward', 'vector', 'matplotlib', 'tqdm'],
    walkthrough: '/docs/tutresearch/physlitetut',
  },
  {
    ...common,
    path: 'for-research/limitations/Limitations.ipynb',
    title: 'Limitations of the research data',
    purpose: 'Shows in plots what the research data do not contain, and applies good run lists.',
    release: '2024r-pp',
    reads: 'files of proton, heavy-ion and event-generation data',
    access: 'copied',
    libraries: ['atlasopenmagic', 'uproot', 'awkward', 'vector', 'matplotlib', 'pyhepmc'],
    walkthrough: '/docs/data/for_research/limitations_pp',
  },
  {
    ...common,
    path: 'for-research/OpenEvgenTutorial.ipynb',
    title: 'Read generated events',
    purpose: 'Reads event records in HepMC, counts leptons and runs a fast detector simulation.',
    release: '2025r-evgen-13p6tev',
    reads: 'one event file, about 2 GB',
    access: 'download',
    libraries: ['atlasopenmagic', 'pyhepmc', 'graphviz', 'uproot', 'hist', 'matplotlib'],
    walkthrough: `${events}#download`,
  },
  {
    ...common,
    path: 'for-research/OpenEvgenPhenoTutorial.ipynb',
    title: 'Generated events with Rivet',
    purpose: 'Runs a standard Rivet analysis on generated events, then one that you write.',
    release: '2025r-evgen-13p6tev',
    reads: 'one file of Z → ee events',
    access: 'download',
    libraries: ['atlasopenmagic', 'Rivet', 'YODA', 'HepMC', 'matplotlib'],
    only: {service: 'swan', reason: 'requires Rivet, from a software stack on CVMFS'},
    walkthrough: `${events}#rivet`,
  },
  {
    ...common,
    path: 'for-research/hepmc_fireworks.ipynb',
    title: 'An event as fireworks',
    purpose: 'Turns the shower of a generated event into a video with sound.',
    release: '2025r-evgen-13p6tev',
    reads: 'event files of two processes',
    access: 'download',
    libraries: ['atlasopenmagic', 'pyhepmc', 'matplotlib', 'ffmpeg'],
    walkthrough: events,
  },
  {
    ...common,
    path: 'for-research/public-likelihoods/index.ipynb',
    title: 'A public likelihood with xRooFit',
    purpose: 'Opens the likelihood of a tt̄Z measurement, fits it and examines its parameters.',
    release: null,
    reads: 'a likelihood file of 2.3 MB',
    access: 'nothing',
    libraries: ['ROOT'],
    walkthrough: '/docs/tutresearch/public_likelihoods',
  },
];
