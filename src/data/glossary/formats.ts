import {pages} from './pages';
import type {TermSource} from './schema';

/** Files, their formats and their names. */
export const formats: readonly TermSource[] = [
  {
    id: 'ntuple',
    term: 'ntuple',
    spellings: ['n-tuple'],
    definition:
      'A table in a file, with a row for each event and a column for each variable. A cell can contain a list, such as the momenta of all leptons.',
    see: ['branch', 'tree', 'physlite'],
    page: pages.ntuple,
    weight: 3,
  },
  {
    id: 'tree',
    term: 'tree',
    definition:
      'The structure in which a ROOT file stores a table: an entry for each row, in columns that can be read individually.',
    see: ['branch', 'root', 'ntuple'],
    page: pages.ntuple,
    weight: 0,
  },
  {
    id: 'branch',
    term: 'branch',
    forms: ['branches'],
    unlike: ['on a branch', 'current branch'],
    definition: 'A column of a tree in a ROOT file, which contains one variable for every event.',
    see: ['tree', 'ntuple'],
    page: pages.ntuple,
    weight: 1,
  },
  {
    id: 'root',
    term: 'ROOT',
    definition:
      'A software package for particle-physics data, and the format of its files, in which most of the open data are available.',
    see: ['tree', 'branch'],
    page: pages.ntuple,
    weight: 1,
  },
  {
    id: 'aod',
    term: 'analysis object data',
    spellings: ['AOD'],
    definition:
      'The full result of the reconstruction, hundreds of kilobytes per event, from which all smaller formats are produced.',
    see: ['derivation', 'physlite', 'reconstruction'],
    page: pages.formats,
    weight: 3,
  },
  {
    id: 'derivation',
    term: 'derivation',
    spellings: ['DAOD'],
    definition:
      'A reduced data format produced from analysis object data, without the events, objects and variables that are not needed for a given purpose.',
    see: ['aod', 'physlite', 'skim', 'slimming', 'thinning'],
    page: pages.derivations,
    weight: 2,
  },
  {
    id: 'physlite',
    term: 'PHYSLITE',
    forms: ['DAOD_PHYSLITE'],
    definition:
      'The most compact research format of ATLAS, about ten kilobytes per event, with calibrated objects that are ready for analysis.',
    see: ['derivation', 'ntuple'],
    page: pages.physlite,
    weight: 3,
  },
  {
    id: 'hion14',
    term: 'HION14',
    forms: ['DAOD_HION14'],
    definition:
      'The research format of the open heavy-ion data, with all tracks of each event, and without jets and electrons.',
    see: ['derivation', 'heavy-ion'],
    page: pages.heavyIonFormats,
    weight: 3,
  },
  {
    id: 'hepmc',
    term: 'HepMC',
    forms: ['HepMC2', 'HEPMC', 'HEPMC2'],
    definition:
      'A text format for simulated collisions. It lists the particles and the points where they are produced and decay, before any detector simulation.',
    see: ['event-generator', 'truth'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'skim',
    term: 'skim',
    definition:
      'A copy of data that keeps only the events that pass a selection, which makes the files smaller.',
    see: ['slimming', 'thinning', 'ntuple'],
    page: pages.formats,
    weight: 2,
  },
  {
    id: 'slimming',
    term: 'slimming',
    definition: 'Removing variables that are not needed for a given purpose from a file.',
    see: ['skim', 'thinning', 'derivation'],
    page: pages.derivations,
    weight: 3,
  },
  {
    id: 'thinning',
    term: 'thinning',
    definition: 'Removing individual objects from an event, such as tracks of low momentum.',
    see: ['skim', 'slimming', 'derivation'],
    page: pages.derivations,
    weight: 3,
  },
  {
    id: 'dsid',
    term: 'dataset number',
    spellings: ['DSID', 'dataset identifier'],
    definition:
      'The six-digit number of a simulated sample, such as 410470 for top-quark pairs, used in file names and metadata.',
    see: ['metadata', 'ami-tag'],
    page: pages.production,
    weight: 3,
  },
  {
    id: 'ami-tag',
    term: 'AMI tag',
    spellings: ['production tag'],
    definition:
      'A code such as e6337_s3681_r13167_p6026 in the name of a data set. It encodes the software version and settings of each production step.',
    see: ['dsid', 'derivation'],
    page: pages.production,
    weight: 3,
  },
  {
    id: 'metadata',
    term: 'metadata',
    definition:
      'Data about data: for a simulated sample, for instance, its process, its generator and the numbers used to normalise it.',
    see: ['dsid', 'sum-of-weights', 'normalisation'],
    page: pages.monteCarlo,
    weight: 1,
  },
  {
    id: 'athena',
    term: 'Athena',
    definition:
      'The software of ATLAS for simulation, reconstruction and analysis, which is open source.',
    see: ['reconstruction', 'derivation'],
    page: pages.physlite,
    weight: 2,
  },
  {
    id: 'doi',
    term: 'DOI',
    spellings: ['digital object identifier'],
    definition:
      'A permanent identifier of a paper or data set, by which it can be cited and found wherever it is stored.',
    see: [],
    page: pages.citation,
    weight: 0,
  },
];
