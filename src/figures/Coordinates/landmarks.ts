import {coverages} from '@site/src/data/detectorGeometry';
import {formatNumber} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';
import {polarAngle, pseudorapidity} from '@site/src/physics/pseudorapidity';

export const degreesOf = (eta: number): number => (polarAngle(eta) * 180) / Math.PI;
export const etaOf = (degrees: number): number => pseudorapidity((degrees * Math.PI) / 180);

const upTo = (name: string): number => coverages.find((one) => one.name === name)?.upTo ?? NaN;

/** An angle in degrees, with two decimals close to the beam: 45.0°, 0.85°. */
export const formatDegrees = (degrees: number): string =>
  formatWithUnit(formatNumber(degrees, {decimals: degrees < 1 || degrees > 179 ? 2 : 1}), '°');

export interface Landmark {
  readonly eta: number;
  /** As it is printed. */
  readonly print: string;
  readonly what: string;
}

export const landmarks: readonly Landmark[] = [
  {eta: 0, print: '0', what: 'transverse to the beam'},
  {
    eta: etaOf(45),
    print: formatNumber(etaOf(45), {decimals: 2}),
    what: 'halfway to the beam, by angle',
  },
  {
    eta: upTo('electromagnetic barrel'),
    print: `${upTo('electromagnetic barrel')}`,
    what: 'end of the electromagnetic barrel',
  },
  {eta: upTo('tracks'), print: `${upTo('tracks')}`, what: 'end of the tracking coverage'},
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
