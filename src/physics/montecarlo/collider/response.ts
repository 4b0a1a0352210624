/** What a detector makes of an event. The numbers are effective ones, fitted to published shapes. */
import {eta, pt, scaled, type FourVector} from '../../fourVector';
import type {TransverseVector} from '../../kinematics';
import {exponential, gaussian, poisson, type Random} from '../../random';
import type {GeneratedEvent, LeptonKind} from './event';

export interface LeptonResponse {
  /** Factor on all momenta. */
  readonly scale: number;
  /** Relative resolution of electrons, a/√pT ⊕ b with pT in GeV. */
  readonly electron: {readonly sampling: number; readonly constant: number};
  /** Relative resolution of muons, a ⊕ b·pT. */
  readonly muon: {readonly constant: number; readonly slope: number};
  /** Photons take part of the momentum along: how often, and how much on average. */
  readonly radiation: {readonly share: number; readonly mean: number};
}

export interface JetResponse {
  /** Mean number of jets from radiation before the collision. */
  readonly extra: number;
  readonly efficiency: number;
  /** Share of b-tagged jets among those of other quarks, and among those of b quarks. */
  readonly mistag: number;
  readonly tag: number;
}

export interface MissingResponse {
  /** Resolution in GeV of each component, s₀ ⊕ k√(H_T + q/2) ⊕ m H_T. */
  readonly noise: number;
  readonly stochastic: number;
  readonly constant: number;
  /** Share of the recoil that is not seen: `lost` at no recoil, falling with `fall` in GeV. */
  readonly lost: number;
  readonly fall: number;
  /** Events that are measured worse by a factor, and their share. */
  readonly tail: {readonly share: number; readonly factor: number};
}

export interface Response {
  readonly lepton: LeptonResponse;
  readonly jets: JetResponse;
  readonly missing: MissingResponse;
}

const inQuadrature = (a: number, b: number, c = 0): number => Math.sqrt(a * a + b * b + c * c);

export function measuredLepton(
  random: Random,
  lepton: FourVector,
  kind: LeptonKind,
  {scale, electron, muon, radiation}: LeptonResponse,
): FourVector {
  const across = pt(lepton);
  const resolution =
    kind === 'electron'
      ? inQuadrature(electron.sampling / Math.sqrt(across), electron.constant)
      : inQuadrature(muon.constant, muon.slope * across);
  const radiated = random() < radiation.share ? exponential(random, radiation.mean) : 0;
  const factor = scale * Math.exp(resolution * gaussian(random) - radiated);
  return scaled(lepton, factor);
}

interface Jet {
  readonly pt: number;
  readonly eta: number;
  readonly isBottom: boolean;
}

/** Minimum transverse momentum in GeV of a jet that is counted, and of one that may be b-tagged. */
const counted = {pt: 30, eta: 4.5};
const taggable = {pt: 25, eta: 2.5};
/** A b jet is measured below the momentum of its quark: a neutrino or a wide shower leaves it. */
export const bottomScale = 0.89;
const jetRapidityWidth = 1.95;

function recoilJets(random: Random, recoil: number): readonly Jet[] {
  const share = random() < 0.65 ? 0.85 + 0.15 * random() : 0.5 + 0.4 * random();
  const jet = (momentum: number): Jet => ({
    pt: momentum,
    eta: jetRapidityWidth * gaussian(random),
    isBottom: false,
  });
  return [jet(recoil * share), jet(1.5 * recoil * (1 - share))];
}

/** Relative resolution of the transverse momentum of a jet, from its momentum in GeV. */
export const jetResolution = (momentum: number): number =>
  Math.min(0.35, inQuadrature(0.8 / Math.sqrt(momentum), 0.05));

export interface MeasuredJets {
  readonly count: number;
  readonly tags: number;
  /** Sum of the transverse momenta of the counted jets, in GeV. */
  readonly sumOfPt: number;
}

export function measuredJets(
  random: Random,
  {system, bottomQuarks}: GeneratedEvent,
  {extra, efficiency, mistag, tag}: JetResponse,
): MeasuredJets {
  const jets: Jet[] = [...recoilJets(random, Math.sqrt(system.px ** 2 + system.py ** 2))];
  for (const quark of bottomQuarks) {
    jets.push({pt: bottomScale * pt(quark), eta: eta(quark), isBottom: true});
  }
  for (let left = poisson(random, extra); left > 0; left -= 1) {
    const momentum = 20 + exponential(random, 18);
    jets.push({pt: momentum, eta: jetRapidityWidth * gaussian(random), isBottom: false});
  }
  let [count, tags, sumOfPt] = [0, 0, 0];
  for (const {pt: made, eta: direction, isBottom} of jets) {
    const measured = made * (1 + jetResolution(Math.max(made, 1)) * gaussian(random));
    const isFound = random() < efficiency;
    const isTagged = random() < (isBottom ? tag : mistag);
    if (isFound && measured > counted.pt && Math.abs(direction) < counted.eta) {
      count += 1;
      sumOfPt += measured;
    }
    const isTaggable = measured > taggable.pt && Math.abs(direction) < taggable.eta;
    if (isFound && isTagged && isTaggable) tags += 1;
  }
  return {count, tags, sumOfPt};
}

export function measuredMissing(
  random: Random,
  {system, neutrinos}: Pick<GeneratedEvent, 'system' | 'neutrinos'>,
  {sumOfPt}: Pick<MeasuredJets, 'sumOfPt'>,
  {noise, stochastic, constant, lost, fall, tail}: MissingResponse,
): TransverseVector {
  const recoil = Math.sqrt(system.px ** 2 + system.py ** 2);
  const unseen = lost * Math.exp(-recoil / fall) + 0.04;
  const width =
    inQuadrature(noise, stochastic * Math.sqrt(sumOfPt + recoil / 2), constant * sumOfPt) *
    (random() < tail.share ? tail.factor : 1);
  return {
    px: neutrinos.px - unseen * system.px + width * gaussian(random),
    py: neutrinos.py - unseen * system.py + width * gaussian(random),
  };
}
