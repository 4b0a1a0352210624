/** Quantities of an event with four leptons, by the columns of `hzz13`. */
import {mass, sum} from '../../physics/fourVector';
import {masses} from '../../physics/masses';
import {deltaR} from '../../physics/statistics/separation';
import type {Lepton} from './objects';
import type {ColumnValues} from './selection';

/** The three ways to form two pairs of four. */
const pairings = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

interface Pairs {
  readonly near: number;
  readonly far: number;
}

const distance = (m: number): number => Math.abs(m - masses.z);

/** Masses of two opposite-sign same-flavour pairs, one of them as near to the Z boson as possible. */
function pairsOf(leptons: readonly Lepton[]): Pairs | undefined {
  let best: Pairs | undefined;
  for (const places of pairings) {
    const [a, b, c, d] = places.map((place) => leptons[place]) as [Lepton, Lepton, Lepton, Lepton];
    const fits = (one: Lepton, other: Lepton): boolean =>
      one.isElectron === other.isElectron && one.charge + other.charge === 0;
    if (!fits(a, b) || !fits(c, d)) continue;
    const [one, other] = [mass(sum(a.momentum, b.momentum)), mass(sum(c.momentum, d.momentum))];
    const [near, far] = distance(one) <= distance(other) ? [one, other] : [other, one];
    if (!best || distance(near) < distance(best.near)) best = {near, far};
  }
  return best;
}

/** Channel 0 is 4e, 1 is 4μ and 2 is 2e2μ. @returns null without two opposite-sign same-flavour pairs */
export function fourLeptonValues(leptons: readonly Lepton[]): ColumnValues | null {
  const pairs = pairsOf(leptons);
  if (!pairs) return null;
  const electrons = leptons.filter(({isElectron}) => isElectron).length;
  const distances = leptons.flatMap((one, i) =>
    leptons.slice(i + 1).map((other) => deltaR(one, other)),
  );
  return {
    channel: {4: 0, 0: 1}[electrons] ?? 2,
    m4l: mass(sum(...leptons.map(({momentum}) => momentum))),
    m12: pairs.near,
    m34: pairs.far,
    ...Object.fromEntries(leptons.map(({pt}, i) => [`pt${i + 1}`, pt])),
    minDeltaR: Math.min(...distances),
  };
}
