interface Piece {
  readonly text: string;
  readonly name: string;
  readonly meaning: string;
}

/** The pieces of the full name of a simulated dataset, in order, separated by dots. */
export const pieces: readonly Piece[] = [
  {
    text: 'mc20_13TeV',
    name: 'campaign',
    meaning:
      'the production campaign and the collision energy; for data, the year, as in data15_13TeV',
  },
  {
    text: '410470',
    name: 'dataset number (DSID)',
    meaning:
      'the dataset number (DSID) of the simulated sample; data have the run number here, with eight digits',
  },
  {
    text: 'PhPy8EG_A14_ttbar_hdamp258p75_nonallhad',
    name: 'short name',
    meaning:
      'generators (Powheg, Pythia 8, EvtGen), tune (A14) and process: top-quark pairs with at least one lepton; data have the stream here, physics_Main',
  },
  {
    text: 'deriv',
    name: 'step',
    meaning: 'the production step that the files come from: a derivation',
  },
  {text: 'DAOD_PHYSLITE', name: 'format', meaning: 'the data format of the files'},
  {
    text: 'e6337_s3681_r13167_p6026',
    name: 'tags',
    meaning: 'the AMI tag: software versions and settings of each production step',
  },
];

/** What the letters of the tags stand for, in the order of the production. */
export const tags: readonly (readonly [tag: string, step: string])[] = [
  ['e6337', 'event generation'],
  ['s3681', 'full detector simulation (a: fast simulation)'],
  ['r13167', 'digitisation and reconstruction'],
  ['p6026', 'derivation'],
];

export const fullName = pieces.map(({text}) => text).join('.');
