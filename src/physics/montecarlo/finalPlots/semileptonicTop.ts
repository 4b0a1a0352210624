/**
 * tt̄ → ℓν b q q̄ b, measured and selected as the tutorials do. The generator is that of the teaching samples:
 * spectra and response are effective ones, fitted to published shapes. Momenta and masses in GeV.
 */
import {topPairDecay, type TopPair} from '../collider/topPair';
import {bottomScale, jetResolution, measuredLepton, measuredMissing} from '../collider/response';
import type {Response} from '../collider/response';
import {eta, massless, phi, pt, scaled, sum, type FourVector} from '../../fourVector';
import type {TransverseVector} from '../../kinematics';
import {exponential, gaussian, poisson, type Random} from '../../random';
import {deltaR} from '../../statistics/separation';

export interface Jet {
  readonly momentum: FourVector;
  readonly isTagged: boolean;
}

export interface SemileptonicTop {
  readonly lepton: FourVector;
  readonly missing: TransverseVector;
  readonly jets: readonly Jet[];
}

/** Share of b-tagged jets among those of each quark: the 70 % working point. */
const tagShare = {bottom: 0.7, charm: 0.09, light: 0.01};
/** Mean number of jets that are radiated, and of their momentum above 20 GeV. */
const radiated = {count: 2, meanPt: 25};
/** Minimum momentum in GeV of a jet in the released files. */
const storedJetPt = 20;
const acceptance = {pt: 30, eta: 2.5};
/** An electron or muon this close to a jet, or two jets, are not measured apart. */
const separation = 0.4;

const direction = (vector: FourVector) => ({eta: eta(vector), phi: phi(vector)});

/** Angular distance ΔR of two momenta. */
export const distance = (one: FourVector, other: FourVector): number =>
  deltaR(direction(one), direction(other));

/** A jet as it is measured: its energy scaled and smeared, b-tagged with the share of its kind. */
function measuredJet(random: Random, quark: FourVector, flavour: keyof typeof tagShare): Jet {
  const scale = flavour === 'bottom' ? bottomScale : 1;
  const made = scale * pt(quark);
  const factor = 1 + jetResolution(Math.max(made, 1)) * gaussian(random);
  return {
    momentum: scaled(quark, Math.max(0.05, factor) * scale),
    isTagged: random() < tagShare[flavour],
  };
}

const isAccepted = (vector: FourVector, minPt = acceptance.pt): boolean =>
  pt(vector) >= minPt && Math.abs(eta(vector)) < acceptance.eta;

/** True for a jet that counts among the four of the selection. */
export const isHard = ({momentum}: Jet): boolean => isAccepted(momentum);

/** Two jets that overlap are one, of both momenta. */
function withoutOverlaps(jets: readonly Jet[]): readonly Jet[] {
  const kept: Jet[] = [];
  for (const jet of jets) {
    const near = kept.findIndex(({momentum}) => distance(momentum, jet.momentum) < separation);
    const other = kept[near];
    if (!other) kept.push(jet);
    else {
      kept[near] = {
        momentum: sum(other.momentum, jet.momentum),
        isTagged: other.isTagged || jet.isTagged,
      };
    }
  }
  return kept;
}

/**
 * An event with one lepton of at least 30 GeV, at least four jets of at least 30 GeV, and at least two b-tags; null
 * if it does not pass. Softer jets are in it too, as in the files.
 */
export function semileptonicTop(
  random: Random,
  motion: Omit<TopPair, 'channels'>,
  response: Response,
): SemileptonicTop | null {
  const [system, one, other] = topPairDecay(random, motion);
  const kind = random() < 0.5 ? 'electron' : 'muon';
  const lepton = measuredLepton(random, one.lepton, kind, response.lepton);
  if (!isAccepted(lepton)) return null;
  const radiation = Array.from({length: poisson(random, radiated.count)}, () => ({
    momentum: massless(
      20 + exponential(random, radiated.meanPt),
      1.95 * gaussian(random),
      2 * Math.PI * random(),
    ),
    isTagged: random() < tagShare.light,
  }));
  const jets = withoutOverlaps([
    measuredJet(random, one.bottom, 'bottom'),
    measuredJet(random, other.bottom, 'bottom'),
    measuredJet(random, other.lepton, random() < 0.5 ? 'charm' : 'light'),
    measuredJet(random, other.neutrino, 'light'),
    ...radiation,
  ]).filter(
    ({momentum}) => isAccepted(momentum, storedJetPt) && distance(momentum, lepton) >= separation,
  );
  if (jets.filter(isHard).length < 4 || jets.filter(({isTagged}) => isTagged).length < 2) {
    return null;
  }
  const sumOfPt = jets.reduce((total, {momentum}) => total + pt(momentum), 0);
  const event = {system, neutrinos: one.neutrino};
  const missing = measuredMissing(random, event, {sumOfPt}, response.missing);
  return {lepton, missing, jets};
}
