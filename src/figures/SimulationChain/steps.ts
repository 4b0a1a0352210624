export interface Step {
  readonly name: string;
  /** One sentence. */
  readonly does: string;
  /** Formats that come out of it. */
  readonly gives: readonly {readonly format: string; readonly isReleased: boolean}[];
}

const kept = (format: string) => ({format, isReleased: false});
const released = (format: string) => ({format, isReleased: true});

/** The same length as the lane of data: steps side by side do the same for the two. */
export const simulation: readonly Step[] = [
  {
    name: 'Event generation',
    does: 'A generator throws dice for the collision, by the rules of the theory: particles and their momenta.',
    gives: [kept('EVNT'), released('HepMC')],
  },
  {
    name: 'Detector simulation',
    does: 'Geant4 or AtlFast3 leads each particle through the material and notes the energy that it leaves.',
    gives: [kept('HITS')],
  },
  {
    name: 'Digitisation',
    does: 'Deposits become signals, with noise; pile-up is laid over them, and the trigger is imitated.',
    gives: [kept('RDO')],
  },
];

export const data: readonly Step[] = [
  {
    name: 'Collision',
    does: 'Nature throws the dice: two protons of the LHC meet, and others with them in the same crossing.',
    gives: [],
  },
  {
    name: 'Detector',
    does: 'Particles leave energy in real material, and about 100 million channels turn it into signals.',
    gives: [],
  },
  {
    name: 'Trigger and readout',
    does: 'About one crossing in 25,000 to 29,000 is kept and written out.',
    gives: [kept('RAW')],
  },
];

export const common: readonly Step[] = [
  {
    name: 'Reconstruction',
    does: 'The same programs make tracks, clusters, and from them electrons, muons and jets.',
    gives: [kept('AOD')],
  },
  {
    name: 'Derivation',
    does: 'What analyses need is kept and calibrated, the rest is dropped.',
    gives: [released('PHYSLITE'), released('ntuple')],
  },
  {
    name: 'Your analysis',
    does: 'One selection for both. Data pass the good-run list; simulated events get weights.',
    gives: [],
  },
];

export const caption =
  'The chain of simulation beside that of data, from top to bottom. Steps side by side do the same for the two. From reconstruction on they are one: the same programs, the same formats, the same selection. Only simulated events also remember what was generated, the truth. Formats in a filled frame are released.';
