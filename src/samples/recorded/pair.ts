/** Quantities of an event with two leptons, by the columns of the dilepton samples. */
import {mass, pt, sum} from '../../physics/fourVector';
import {pairTransverseMass} from '../../physics/kinematics';
import {deltaR, wrapPhi} from '../../physics/statistics/separation';
import {degreesPerRadian} from '../../physics/units';
import type {NtupleEvent} from './ntuple';
import type {Lepton} from './objects';
import type {RecordedRelease, ReleaseFiles} from './releases';
import type {ColumnValues} from './selection';

export const branchesOfMissing: Readonly<Record<RecordedRelease, readonly string[]>> = {
  '2020e-13tev': ['met_et', 'met_phi'],
  '2025e-13tev-beta': ['met', 'met_phi'],
};

const between = (one: number, other: number): number =>
  Math.abs(wrapPhi(one - other)) * degreesPerRadian;

/** Channel 0 is ee, 1 is μμ and 2 is eμ. */
const channelOf = (leptons: readonly Lepton[]): number => {
  const electrons = leptons.filter(({isElectron}) => isElectron).length;
  return [1, 2, 0][electrons] ?? NaN;
};

/** @param leptons two, in descending order of transverse momentum */
export function pairValues(
  event: NtupleEvent,
  {key, toGeV}: ReleaseFiles,
  [leading, subleading]: readonly [Lepton, Lepton],
): ColumnValues {
  const pair = sum(leading.momentum, subleading.momentum);
  const mll = mass(pair);
  const met = event.number(branchesOfMissing[key][0] ?? '') * toGeV;
  const metPhi = event.number('met_phi');
  const missing = {px: met * Math.cos(metPhi), py: met * Math.sin(metPhi)};
  return {
    channel: channelOf([leading, subleading]),
    mll,
    ptll: pt(pair),
    met,
    mt: pairTransverseMass({px: pair.px, py: pair.py, mass: mll}, missing),
    leadingPt: leading.pt,
    subleadingPt: subleading.pt,
    deltaPhiLl: between(leading.phi, subleading.phi),
    deltaPhiMetLl: between(Math.atan2(pair.py, pair.px), metPhi),
    deltaRLl: deltaR(leading, subleading),
    sameCharge: leading.charge + subleading.charge === 0 ? 0 : 1,
  };
}
