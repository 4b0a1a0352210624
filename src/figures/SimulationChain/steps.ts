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
    does: 'A generator simulates a random collision based on theory: particles and their momenta.',
    gives: [kept('EVNT'), released('HepMC')],
  },
  {
    name: 'Detector simulation',
    does: 'Geant4 or AtlFast3 tracks each particle through the material and records its energy deposits.',
    gives: [kept('HITS')],
  },
  {
    name: 'Digitisation',
    does: 'Deposits are converted to signals, with noise; pile-up is overlaid, and the trigger is simulated.',
    gives: [kept('RDO')],
  },
];

export const data: readonly Step[] = [
  {
    name: 'Collision',
    does: 'Two protons collide in the LHC, as do other pairs in the same bunch crossing (pile-up).',
    gives: [],
  },
  {
    name: 'Detector',
    does: 'Particles deposit energy in real material, and about 100 million channels convert it to signals.',
    gives: [],
  },
  {
    name: 'Trigger and readout',
    does: 'About one bunch crossing in 25,000 to 29,000 is accepted and written out.',
    gives: [kept('RAW')],
  },
];

export const common: readonly Step[] = [
  {
    name: 'Reconstruction',
    does: 'The same programs reconstruct tracks and clusters, and from them electrons, muons and jets.',
    gives: [kept('AOD')],
  },
  {
    name: 'Derivation',
    does: 'Derivation: the information required for analyses is kept, and objects are calibrated.',
    gives: [released('PHYSLITE'), released('ntuple')],
  },
  {
    name: 'Your analysis',
    does: 'One selection for both. Data must pass the good run list; simulated events are weighted.',
    gives: [],
  },
];

export const title = 'From reconstruction onwards, data and simulation are processed alike';

export const caption =
  'Steps in the same row correspond to each other. From reconstruction onwards, both use the same programs, formats and selection. Only simulated events also contain the generated particles (truth). Formats in a filled frame are released.';
