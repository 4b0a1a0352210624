/** Hard collisions that end in quarks: pairs of top quarks, alone or beside a Z boson, and two jets. */
import {decayAtAngle, twoBodyDecay} from '../../decays';
import {boost, massless, sum, type FourVector} from '../../fourVector';
import type {TransverseVector} from '../../kinematics';
import {resonantMass} from '../../lineShapes';
import {masses, widths} from '../../masses';
import {exponential, gamma, gaussian, type Random} from '../../random';
import {backward, likeZ, longitudinal} from '../collider/angles';
import {movingSystem, recoilPt} from '../collider/recoil';
import type {HardCollision} from './wholeCollision';

type IsolatedParticle = HardCollision['isolated'][number];

/** Share of W bosons from top quarks whose spin lies across their way (arXiv:1612.02577: 0.709). */
const longitudinalShare = 0.69;

/** How a W boson decays, and for two of them how a pair of top quarks does. */
type WDecay = 'quarks' | 'lepton';
export type TopDecays = readonly [WDecay, WDecay];

function topDecay(random: Random, top: FourVector, charge: 1 | -1, into: WDecay): HardCollision {
  const wMass = resonantMass(random, {mass: masses.w, width: widths.w}, 60, 100);
  const atRest = {energy: masses.top, px: 0, py: 0, pz: 0};
  const [w, bottom] = twoBodyDecay(random, atRest, [wMass, masses.bottom]);
  const angle = random() < longitudinalShare ? longitudinal(random) : backward(random);
  const [one, other] = decayAtAngle(random, w, [0, 0], angle).map((p) => boost(p, top));
  const isLeptonic = into === 'lepton';
  const kind = random() < 0.5 ? 'electron' : 'muon';
  const products = one && other ? [one, other] : [];
  return {
    isolated: isLeptonic && one ? [{kind, charge, momentum: one}] : [],
    lightQuarks: isLeptonic ? [] : products,
    bottomQuarks: [boost(bottom, top)],
    invisible: isLeptonic && other ? other : {px: 0, py: 0},
  };
}

const together = (...all: readonly HardCollision[]): HardCollision => ({
  isolated: all.flatMap(({isolated: alone}) => alone),
  lightQuarks: all.flatMap(({lightQuarks}) => lightQuarks),
  bottomQuarks: all.flatMap(({bottomQuarks}) => bottomQuarks),
  invisible: all
    .map(({invisible}): TransverseVector => invisible)
    .reduce((a, b) => ({px: a.px + b.px, py: a.py + b.py})),
});

function topsOf(random: Random, system: FourVector, [first, second]: TopDecays): HardCollision {
  const [top, antitop] = twoBodyDecay(random, system, [masses.top, masses.top]);
  return together(topDecay(random, top, 1, first), topDecay(random, antitop, -1, second));
}

const pairMass = (random: Random): number => 2 * masses.top + 47.3 * gamma(random, 1.13);

/** tt̄ with the decays of its W bosons. */
export function topPairInto(random: Random, decays: TopDecays): HardCollision {
  const pt = recoilPt(random, {scale: 30, power: 2.12});
  const system = movingSystem(random, {mass: pairMass(random), pt, rapidityWidth: 0.9});
  return topsOf(random, system, decays);
}

/** tt̄Z with Z → ℓℓ and six quarks: the top quarks recoil against the Z boson transverse to the beam. */
export function topPairAndZ(random: Random): HardCollision {
  const mass = resonantMass(random, {mass: masses.z, width: widths.z}, 80, 102);
  const pt = recoilPt(random, {scale: 165, power: 2.5});
  const z = movingSystem(random, {mass, pt, rapidityWidth: 0.9});
  const rapidity = 0.9 * gaussian(random);
  const heavy = pairMass(random);
  const transverse = Math.hypot(heavy, pt);
  const system = {
    energy: transverse * Math.cosh(rapidity),
    px: -z.px,
    py: -z.py,
    pz: transverse * Math.sinh(rapidity),
  };
  const kind = random() < 0.5 ? 'electron' : 'muon';
  const leptons = decayAtAngle(random, z, [0, 0], likeZ(random));
  const alone: readonly IsolatedParticle[] = leptons.map((momentum, i) => ({
    kind,
    charge: i === 0 ? 1 : -1,
    momentum,
  }));
  return together(topsOf(random, system, ['quarks', 'quarks']), {
    isolated: alone,
    lightQuarks: [],
    bottomQuarks: [],
    invisible: {px: 0, py: 0},
  });
}

/** Two light quarks or gluons, dN/dpT ∝ pT⁻⁵ from `minPt` in GeV on, less than 3 apart in η. */
export function twoJets(random: Random, minPt: number): HardCollision {
  const across = minPt * (1 - random()) ** (-1 / 4);
  const around = 2 * Math.PI * random();
  const middle = 0.8 * gaussian(random);
  const apart = 3 * random() * (random() < 0.5 ? 1 : -1);
  const kick = massless(exponential(random, 8), 0, 2 * Math.PI * random());
  const other = sum(massless(across, 0, around + Math.PI), kick);
  const otherPt = Math.hypot(other.px, other.py);
  return {
    isolated: [],
    lightQuarks: [
      massless(across, middle + apart / 2, around),
      massless(otherPt, middle - apart / 2, Math.atan2(other.py, other.px)),
    ],
    bottomQuarks: [],
    invisible: {px: 0, py: 0},
  };
}
