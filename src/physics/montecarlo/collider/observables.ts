/** The quantities that an analysis of two leptons looks at. */
import {eta, mass, phi, pt, sum, type FourVector} from '../../fourVector';
import {pairTransverseMass, type TransverseVector} from '../../kinematics';
import type {Random} from '../../random';
import {deltaR, wrapPhi} from '../../statistics/separation';
import {channelOf, type GeneratedEvent} from './event';
import {measuredJets, measuredLepton, measuredMissing, type Response} from './response';

export interface DileptonEvent {
  /** 0 ee, 1 μμ, 2 eμ. */
  readonly channel: number;
  /** Masses and momenta in GeV. */
  readonly mll: number;
  readonly ptll: number;
  readonly met: number;
  /** Transverse mass of leptons and missing momentum. */
  readonly mt: number;
  readonly leadingPt: number;
  readonly subleadingPt: number;
  readonly jets: number;
  readonly bTags: number;
  /** Angles in radians, from 0 to π. */
  readonly deltaPhiLl: number;
  readonly deltaPhiMetLl: number;
  readonly deltaRLl: number;
  /** √((E₁ + E₂ + ETmiss)² − (pz₁ + pz₂)²), which an older file of this analysis cut on. */
  readonly legacyMt: number;
}

interface Acceptance {
  /** Minimum transverse momenta of the leading and the subleading lepton, in GeV. */
  readonly pt: readonly [number, number];
  /** Largest |η| of both. */
  readonly eta: number;
}

const angleBetween = (a: TransverseVector, b: TransverseVector): number =>
  Math.abs(wrapPhi(Math.atan2(a.py, a.px) - Math.atan2(b.py, b.px)));

function observables(
  [one, other]: readonly [FourVector, FourVector],
  missing: TransverseVector,
): Omit<DileptonEvent, 'channel' | 'jets' | 'bTags'> {
  const pair = sum(one, other);
  const met = Math.hypot(missing.px, missing.py);
  const mll = mass(pair);
  const direction = (lepton: FourVector) => ({eta: eta(lepton), phi: phi(lepton)});
  return {
    mll,
    ptll: pt(pair),
    met,
    mt: pairTransverseMass({px: pair.px, py: pair.py, mass: mll}, missing),
    leadingPt: Math.max(pt(one), pt(other)),
    subleadingPt: Math.min(pt(one), pt(other)),
    deltaPhiLl: angleBetween(one, other),
    deltaPhiMetLl: angleBetween(missing, pair),
    deltaRLl: deltaR(direction(one), direction(other)),
    legacyMt: Math.sqrt(Math.max(0, (pair.energy + met) ** 2 - pair.pz ** 2)),
  };
}

/** Below this share of the minimum momentum no lepton is measured above it: saves time, changes nothing. */
const hopeless = 0.7;

/** What is measured of an event; null if the leptons are too soft or too near the beam. */
export function measure(
  random: Random,
  event: GeneratedEvent,
  {lepton, jets: jetResponse, missing: missingResponse}: Response,
  acceptance: Acceptance,
): DileptonEvent | null {
  const [harder, softer] = acceptance.pt;
  if (Math.min(...event.leptons.map(pt)) < hopeless * softer) return null;
  const one = measuredLepton(random, event.leptons[0], event.kinds[0], lepton);
  const other = measuredLepton(random, event.leptons[1], event.kinds[1], lepton);
  if (Math.min(pt(one), pt(other)) <= softer || Math.max(pt(one), pt(other)) <= harder) return null;
  if (Math.max(Math.abs(eta(one)), Math.abs(eta(other))) >= acceptance.eta) return null;
  const jets = measuredJets(random, event, jetResponse);
  const missing = measuredMissing(random, event, jets, missingResponse);
  return {
    ...observables([one, other], missing),
    channel: channelOf(event.kinds),
    jets: jets.count,
    bTags: jets.tags,
  };
}
