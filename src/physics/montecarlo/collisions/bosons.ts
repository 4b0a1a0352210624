/** Hard collisions with one W or Z boson, or a Higgs boson. */
import {decayAtAngle, twoBodyDecay} from '../../decays';
import type {FourVector} from '../../fourVector';
import {resonantMass} from '../../lineShapes';
import {masses, widths} from '../../masses';
import {choice, type Random} from '../../random';
import {backward, forward} from '../collider/angles';
import {zToLeptons, type DrellYan} from '../collider/drellYan';
import type {GeneratedEvent, LeptonKind} from '../collider/event';
import {higgsPairs} from '../collider/fourLeptons';
import {higgsToWW} from '../collider/higgsToWW';
import {movingSystem, recoilPt} from '../collider/recoil';
import type {HardCollision} from './wholeCollision';

type IsolatedParticle = HardCollision['isolated'][number];

const none = {lightQuarks: [], bottomQuarks: [], invisible: {px: 0, py: 0}} as const;

/** W⁺ bosons for each W⁻: the ratio of their cross-sections in the simulated 2020 samples, 11 500/8 580. */
export const chargeRatio = 1.34;
/** Share of the W bosons that fly as the quark did, and not as the antiquark (toy). */
const alongQuark = 0.75;

const higgsMotion = {recoil: {scale: 25, power: 2.2}, rapidityWidth: 1} as const;
const bosonMotion: DrellYan = {
  channels: [1, 1, 0],
  photonShare: 0,
  recoil: {scale: 12.5, power: 2.01},
  rapidityWidth: 1.25,
};
const zRange = {low: 66, high: 116};

function pairAlone({leptons, kinds}: GeneratedEvent): readonly IsolatedParticle[] {
  return leptons.map((momentum, i) => ({
    kind: kinds[i] ?? 'muon',
    charge: i === 0 ? 1 : -1,
    momentum,
  }));
}

/** Z → ℓℓ of one kind, with a mass of 66 to 116 GeV. */
export function zBoson(random: Random, kind: LeptonKind): HardCollision {
  const channels = kind === 'electron' ? ([1, 0, 0] as const) : ([0, 1, 0] as const);
  const event = zToLeptons(random, {...bosonMotion, channels}, zRange);
  return {...none, isolated: pairAlone(event)};
}

/**
 * W → ℓν. The lepton of a W⁻ prefers the direction of the quark, that of a W⁺ avoids it, and the W boson
 * itself mostly flies as the quark did, which brings more momentum than the antiquark.
 */
export function wBoson(random: Random, kind: LeptonKind): HardCollision {
  const charge = random() * (1 + chargeRatio) < chargeRatio ? 1 : -1;
  const mass = resonantMass(random, {mass: masses.w, width: widths.w}, 60, 100);
  const pt = recoilPt(random, {scale: 10, power: 1.9});
  const w = movingSystem(random, {mass, pt, rapidityWidth: 1.4});
  const isAlong = random() < alongQuark === (charge === -1);
  const cosine = isAlong ? forward(random) : backward(random);
  const [lepton, neutrino] = decayAtAngle(random, w, [0, 0], cosine);
  return {...none, isolated: [{kind, charge, momentum: lepton}], invisible: neutrino};
}

const movingHiggs = (random: Random): FourVector =>
  movingSystem(random, {
    mass: masses.higgs,
    pt: recoilPt(random, higgsMotion.recoil),
    rapidityWidth: higgsMotion.rapidityWidth,
  });

const fourKinds = [
  ['electron', 'electron'],
  ['muon', 'muon'],
  ['electron', 'muon'],
  ['muon', 'electron'],
] as const;
/** 4e : 4μ : 2e2μ in both orders, as often as analyses find them. */
const fourShares = [1, 1.6, 1.1, 1.1];

/** H → ZZ* → 4ℓ by decays without preferred direction. */
export function higgsToFourLeptons(random: Random): HardCollision {
  const kinds = fourKinds[choice(random, fourShares)] ?? fourKinds[0];
  const {first, second} = higgsPairs(random, masses.higgs);
  const pairs = twoBodyDecay(random, movingHiggs(random), [first, second]);
  const alone = pairs.flatMap((pair, i): readonly IsolatedParticle[] => {
    const kind = kinds[i] ?? 'muon';
    const [positive, negative] = twoBodyDecay(random, pair, [masses[kind], masses[kind]]);
    return [
      {kind, charge: 1, momentum: positive},
      {kind, charge: -1, momentum: negative},
    ];
  });
  return {...none, isolated: alone};
}

export function higgsToPhotons(random: Random): HardCollision {
  const photons = twoBodyDecay(random, movingHiggs(random), [0, 0]);
  return {...none, isolated: photons.map((momentum) => ({kind: 'photon', charge: 0, momentum}))};
}

/** H → WW* → eνμν, with the correlation of spins that keeps the leptons together. */
export function higgsToElectronMuon(random: Random): HardCollision {
  const {recoil, rapidityWidth} = higgsMotion;
  const event = higgsToWW(random, {channels: [0, 0, 1], recoil: [[1, recoil]], rapidityWidth});
  return {...none, isolated: pairAlone(event), invisible: event.neutrinos};
}
