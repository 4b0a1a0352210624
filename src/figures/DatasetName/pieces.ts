interface Piece {
  readonly text: string;
  readonly name: string;
  readonly meaning: string;
}

/** The pieces of the full name of a simulated dataset, in order; a dot stands between them. */
export const pieces: readonly Piece[] = [
  {
    text: 'mc20_13TeV',
    name: 'campaign',
    meaning:
      'the round of simulation and the energy of the collisions; for data, the year, as in data15_13TeV',
  },
  {
    text: '410470',
    name: 'dataset number (DSID)',
    meaning: 'the simulated sample; data have the number of the run here, with eight digits',
  },
  {
    text: 'PhPy8EG_A14_ttbar_hdamp258p75_nonallhad',
    name: 'short name',
    meaning:
      'generators (Powheg, Pythia 8, EvtGen), tune (A14) and process: top-quark pairs with at least one lepton; data have the stream here, physics_Main',
  },
  {text: 'deriv', name: 'step', meaning: 'what the files come out of: a derivation'},
  {text: 'DAOD_PHYSLITE', name: 'format', meaning: 'what the files hold'},
  {
    text: 'e6337_s3681_r13167_p6026',
    name: 'tags',
    meaning: 'with which versions each step of the production was run',
  },
];

/** What the letters of the tags stand for, in the order of the production. */
export const tags: readonly (readonly [tag: string, step: string])[] = [
  ['e6337', 'event generation'],
  ['s3681', 'full simulation of the detector (a: fast simulation)'],
  ['r13167', 'digitisation and reconstruction'],
  ['p6026', 'derivation'],
];

export const fullName = pieces.map(({text}) => text).join('.');
