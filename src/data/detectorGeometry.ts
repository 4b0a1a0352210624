/**
 * The shape of ATLAS for drawings, with the barrel around the beam and the end-caps closing it. All
 * lengths in metres: r from the beam, z along it from the middle; each part also exists at −z.
 *
 * Values of JINST 3 (2008) S08003; beam pipe and innermost pixel layer as since 2014; lengths of
 * calorimeters and thickness of end-caps from the fact sheet of ATLAS. Rounded for drawing: not a
 * survey.
 */
type System =
  | 'beam pipe'
  | 'inner detector'
  | 'solenoid'
  | 'electromagnetic calorimeter'
  | 'hadronic calorimeter'
  | 'forward calorimeter'
  | 'toroid'
  | 'muon spectrometer';

export interface DetectorPart {
  readonly key: string;
  readonly name: string;
  readonly system: System;
  readonly place: 'barrel' | 'end-cap';
  readonly r: readonly [inner: number, outer: number];
  readonly z: readonly [from: number, to: number];
  /** Radii of cylinders that measure, in the barrel. */
  readonly layers?: readonly number[];
  /** Distances |z| of disks that measure, in the end-caps. */
  readonly disks?: readonly number[];
  /** How many times the part repeats around the beam. */
  readonly sectors?: number;
}

export const detectorParts: readonly DetectorPart[] = [
  {
    key: 'beam-pipe',
    name: 'beam pipe',
    system: 'beam pipe',
    place: 'barrel',
    r: [0.0235, 0.036],
    z: [0, 3.5],
  },
  {
    key: 'pixel-barrel',
    name: 'pixel detector',
    system: 'inner detector',
    place: 'barrel',
    r: [0.033, 0.1225],
    z: [0, 0.4005],
    layers: [0.0333, 0.0505, 0.0885, 0.1225],
  },
  {
    key: 'pixel-disks',
    name: 'pixel disks',
    system: 'inner detector',
    place: 'end-cap',
    r: [0.0888, 0.1496],
    z: [0.495, 0.65],
    disks: [0.495, 0.58, 0.65],
  },
  {
    key: 'sct-barrel',
    name: 'silicon strips (SCT)',
    system: 'inner detector',
    place: 'barrel',
    r: [0.299, 0.514],
    z: [0, 0.749],
    layers: [0.299, 0.371, 0.443, 0.514],
  },
  {
    key: 'sct-disks',
    name: 'strip disks (SCT)',
    system: 'inner detector',
    place: 'end-cap',
    r: [0.275, 0.56],
    z: [0.854, 2.72],
    disks: [0.854, 0.934, 1.092, 1.3, 1.4, 1.771, 2.115, 2.505, 2.72],
  },
  {
    key: 'trt-barrel',
    name: 'straw tubes (TRT)',
    system: 'inner detector',
    place: 'barrel',
    r: [0.563, 1.066],
    z: [0, 0.712],
  },
  {
    key: 'trt-end-cap',
    name: 'straw wheels (TRT)',
    system: 'inner detector',
    place: 'end-cap',
    r: [0.644, 1.004],
    z: [0.848, 2.71],
  },
  {
    key: 'solenoid',
    name: 'solenoid magnet',
    system: 'solenoid',
    place: 'barrel',
    r: [1.23, 1.28],
    z: [0, 2.9],
  },
  {
    key: 'em-barrel',
    name: 'electromagnetic barrel',
    system: 'electromagnetic calorimeter',
    place: 'barrel',
    r: [1.5, 1.97],
    z: [0, 3.2],
  },
  {
    key: 'em-end-cap',
    name: 'electromagnetic end-cap',
    system: 'electromagnetic calorimeter',
    place: 'end-cap',
    r: [0.33, 2.098],
    z: [3.7, 4.33],
  },
  {
    key: 'hadronic-end-cap',
    name: 'hadronic end-cap',
    system: 'hadronic calorimeter',
    place: 'end-cap',
    r: [0.372, 2.03],
    z: [4.33, 6.1],
  },
  {
    key: 'forward',
    name: 'forward calorimeter',
    system: 'forward calorimeter',
    place: 'end-cap',
    r: [0.07, 0.455],
    z: [4.7, 6.05],
  },
  {
    key: 'tile-barrel',
    name: 'tile barrel',
    system: 'hadronic calorimeter',
    place: 'barrel',
    r: [2.28, 4.25],
    z: [0, 2.82],
    sectors: 64,
  },
  {
    key: 'tile-extended',
    name: 'extended tile barrel',
    system: 'hadronic calorimeter',
    place: 'end-cap',
    r: [2.28, 4.25],
    z: [3.56, 6.2],
    sectors: 64,
  },
  {
    key: 'barrel-toroid',
    name: 'barrel toroid',
    system: 'toroid',
    place: 'barrel',
    r: [4.7, 10.05],
    z: [0, 12.65],
    sectors: 8,
  },
  {
    key: 'end-cap-toroid',
    name: 'end-cap toroid',
    system: 'toroid',
    place: 'end-cap',
    r: [0.825, 5.35],
    z: [7.9, 12.9],
    sectors: 8,
  },
  {
    key: 'muon-barrel',
    name: 'muon chambers',
    system: 'muon spectrometer',
    place: 'barrel',
    r: [5, 10],
    z: [0, 9],
    layers: [5, 7.5, 10],
    sectors: 16,
  },
  {
    key: 'muon-wheels',
    name: 'muon wheels',
    system: 'muon spectrometer',
    place: 'end-cap',
    r: [1, 12],
    z: [7.4, 21.5],
    disks: [7.4, 10.8, 14, 21.5],
    sectors: 16,
  },
];

/** A part by its key; a key that is not there is a slip of the programmer. */
export function detectorPart(key: string): DetectorPart {
  const part = detectorParts.find((candidate) => candidate.key === key);
  if (!part) throw new Error(`The detector has no part "${key}".`);
  return part;
}

/** Length and diameter of the whole, in metres. */
export const detectorSize = {length: 46, diameter: 25} as const;

export interface Coverage {
  readonly name: string;
  /** Largest |η| up to which it reaches. */
  readonly upTo: number;
}

/** How far to the beam the systems reach. */
export const coverages: readonly Coverage[] = [
  {name: 'electromagnetic barrel', upTo: 1.475},
  {name: 'hadronic tiles', upTo: 1.7},
  {name: 'tracks', upTo: 2.5},
  {name: 'muons', upTo: 2.7},
  {name: 'electromagnetic and hadronic end-caps', upTo: 3.2},
  {name: 'forward calorimeter', upTo: 4.9},
];
