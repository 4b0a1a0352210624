import type {Cluster, Jet, MissingMomentum} from '../event';
import {componentIn, energyIn, etaIn, numberIn, phiIn, textIn, type Fields} from './fields';

const hadronicNames = /tile|hadron/i;

/** A cluster or a cell. */
export function readCluster(
  fields: Fields,
  collection: string,
  number: number,
): Cluster | undefined {
  const [eta, phi] = [etaIn(fields), phiIn(fields)];
  const energy = energyIn(fields, ['energy', 'e']);
  if (eta === undefined || phi === undefined || energy === undefined) return undefined;
  const part = textIn(fields, 'part');
  const isHadronic = part === 'hadronic' || (part === undefined && hadronicNames.test(collection));
  return {
    id: `cluster-${number}`,
    collection,
    eta,
    phi,
    energy,
    part: isHadronic ? 'hadronic' : 'electromagnetic',
    isPileup: fields.get('isPileup') === true,
  };
}

/** A jet; without a mass, its transverse momentum is its transverse energy. */
export function readJet(fields: Fields, collection: string, number: number): Jet | undefined {
  const [eta, phi] = [etaIn(fields), phiIn(fields)];
  if (eta === undefined || phi === undefined) return undefined;
  const [energy, et] = [energyIn(fields, ['energy', 'e']), energyIn(fields, ['et'])];
  const pt = energyIn(fields, ['pt']) ?? et ?? (energy && energy / Math.cosh(eta));
  if (pt === undefined) return undefined;
  return {
    id: `jet-${number}`,
    collection,
    pt,
    eta,
    phi,
    energy: energy ?? pt * Math.cosh(eta),
    coneR: numberIn(fields, ['coneR'], (value) => value > 0 && value <= Math.PI) ?? 0.4,
    isBTagged: fields.get('isBTagged') === true,
  };
}

export function readMissing(fields: Fields): MissingMomentum | undefined {
  const [ex, ey] = [componentIn(fields, ['etx', 'mpx']), componentIn(fields, ['ety', 'mpy'])];
  return ex === undefined || ey === undefined ? undefined : {ex, ey};
}
