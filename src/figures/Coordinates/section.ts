/** The section along the beam: z to the right, r upwards, both in metres. */
import {detectorParts, type DetectorPart} from '@site/src/data/detectorGeometry';

/** What is drawn, from the middle: inner detector and calorimeters. */
export const extent = {z: 6.5, r: 4.5};

export const drawnParts: readonly DetectorPart[] = detectorParts.filter(
  ({system, z}) => system !== 'beam pipe' && system !== 'muon spectrometer' && z[1] <= extent.z,
);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where a straight path from the middle leaves what is drawn. */
export function rayEnd(thetaDegrees: number): readonly [z: number, r: number] {
  const [z, r] = [Math.cos(radians(thetaDegrees)), Math.sin(radians(thetaDegrees))];
  const length = Math.min(extent.z / Math.abs(z), extent.r / r);
  return [z * length, r * length];
}

/** Whether a straight path from the middle at this angle meets the part, at either side. */
export function crosses(thetaDegrees: number, {r, z}: DetectorPart): boolean {
  const cotangent = 1 / Math.tan(radians(Math.min(thetaDegrees, 180 - thetaDegrees)));
  const [near, far] = [r[0] * cotangent, r[1] * cotangent];
  return near <= z[1] && far >= z[0];
}

const order = [
  'inner detector',
  'solenoid',
  'electromagnetic calorimeter',
  'hadronic calorimeter',
  'forward calorimeter',
] as const;

/** The systems on the way, from the middle outwards. */
export function systemsAt(thetaDegrees: number): readonly string[] {
  const met = new Set(
    drawnParts.filter((part) => crosses(thetaDegrees, part)).map(({system}) => system),
  );
  return order.filter((system) => system !== 'solenoid' && met.has(system));
}
