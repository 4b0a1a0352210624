/**
 * The machines that bring protons to the LHC, in the order of the way. Energies and lengths are general
 * knowledge, as the public pages of CERN state them; those of the LHC also in JINST 3 (2008) S08001.
 */
export interface Accelerator {
  readonly key: 'linac' | 'booster' | 'ps' | 'sps' | 'lhc';
  readonly name: string;
  /** What people call it. */
  readonly short: string;
  /** Kinetic energy of a proton that leaves it, in GeV, since 2022. */
  readonly energyGeV: number;
  /** The same in Run 2, when the open data at 13 TeV were recorded, and the name of another machine. */
  readonly run2: {readonly energyGeV: number; readonly name?: string};
  /** Once round, or from end to end of a straight one, in m. */
  readonly lengthM: number;
  readonly isRing: boolean;
}

export const accelerators: readonly Accelerator[] = [
  {
    key: 'linac',
    name: 'Linear accelerator 4',
    short: 'Linac4',
    energyGeV: 0.16,
    run2: {energyGeV: 0.05, name: 'Linac2'},
    lengthM: 86,
    isRing: false,
  },
  {
    key: 'booster',
    name: 'Proton Synchrotron Booster',
    short: 'PSB',
    energyGeV: 2,
    run2: {energyGeV: 1.4},
    lengthM: 157,
    isRing: true,
  },
  {
    key: 'ps',
    name: 'Proton Synchrotron',
    short: 'PS',
    energyGeV: 25,
    run2: {energyGeV: 25},
    lengthM: 628,
    isRing: true,
  },
  {
    key: 'sps',
    name: 'Super Proton Synchrotron',
    short: 'SPS',
    energyGeV: 450,
    run2: {energyGeV: 450},
    lengthM: 6911,
    isRing: true,
  },
  {
    key: 'lhc',
    name: 'Large Hadron Collider',
    short: 'LHC',
    energyGeV: 6800,
    run2: {energyGeV: 6500},
    lengthM: 26_659,
    isRing: true,
  },
];

export interface Crossing {
  readonly experiment: string;
  /** The number of its point; eight points divide the ring, counted clockwise from ATLAS on. */
  readonly point: 1 | 2 | 5 | 8;
}

/** Where the two beams of the LHC cross. */
export const crossings: readonly Crossing[] = [
  {experiment: 'ATLAS', point: 1},
  {experiment: 'ALICE', point: 2},
  {experiment: 'CMS', point: 5},
  {experiment: 'LHCb', point: 8},
];
