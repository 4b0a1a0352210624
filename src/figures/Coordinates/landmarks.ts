import {coverages} from '@site/src/data/detectorGeometry';
import {polarAngle, pseudorapidity} from '@site/src/physics/pseudorapidity';

export const degreesOf = (eta: number): number => (polarAngle(eta) * 180) / Math.PI;
export const etaOf = (degrees: number): number => pseudorapidity((degrees * Math.PI) / 180);

const upTo = (name: string): number => coverages.find((one) => one.name === name)?.upTo ?? NaN;

/** With a true minus sign, and so many decimals. */
export function printNumber(value: number, decimals: number): string {
  const print = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(print) !== 0 ? `−${print}` : print;
}

export const printDegrees = (degrees: number): string =>
  `${degrees < 1 || degrees > 179 ? degrees.toFixed(2) : degrees.toFixed(1)}°`;

export interface Landmark {
  readonly eta: number;
  /** As it is printed. */
  readonly print: string;
  readonly what: string;
}

export const landmarks: readonly Landmark[] = [
  {eta: 0, print: '0', what: 'across the beam'},
  {eta: etaOf(45), print: etaOf(45).toFixed(2), what: 'halfway to the beam, by angle'},
  {
    eta: upTo('electromagnetic barrel'),
    print: `${upTo('electromagnetic barrel')}`,
    what: 'end of the electromagnetic barrel',
  },
  {eta: upTo('tracks'), print: `${upTo('tracks')}`, what: 'end of tracks'},
  {
    eta: upTo('electromagnetic and hadronic end-caps'),
    print: `${upTo('electromagnetic and hadronic end-caps')}`,
    what: 'end of the end-cap calorimeters',
  },
  {
    eta: upTo('forward calorimeter'),
    print: `${upTo('forward calorimeter')}`,
    what: 'end of the forward calorimeter',
  },
];
