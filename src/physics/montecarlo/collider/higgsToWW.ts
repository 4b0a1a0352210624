/**
 * H → WW* → ℓνℓν, with the correlation of the spins that keeps the leptons together: the Higgs boson
 * has no spin, so those of the two W bosons point in opposite ways.
 */
import {decayMomentum} from '../../decays';
import {boost, sum, turnedTowards, type FourVector} from '../../fourVector';
import {resonantMass} from '../../lineShapes';
import {masses, widths} from '../../masses';
import {choice, type Random} from '../../random';
import {leptonKinds, type ChannelShares, type GeneratedEvent} from './event';
import {movingSystem, recoilPt, type RecoilSpectrum} from './recoil';

export interface HiggsToWW {
  readonly channels: ChannelShares;
  /** Spectra with their shares: the harder one stands for VBF and VH. */
  readonly recoil: readonly (readonly [share: number, spectrum: RecoilSpectrum])[];
  readonly rapidityWidth: number;
  /** Off: both W bosons decay without preferred direction, which is not what nature does. */
  readonly hasSpinCorrelations?: boolean;
}

const w = {mass: masses.w, width: widths.w};
const lightest = 8;
const [lowestOfHeavier, highestOfHeavier] = [50, 110];

const heaviestBeside = (first: number): number => Math.min(first, masses.higgs - first);

/** Largest value of (ℓ⁺·ν̄)(ℓ⁻·ν): both invariants together are at most m_H² − m₁² − m₂². */
const largestElement = (first: number, second: number): number =>
  ((masses.higgs ** 2 - first ** 2 - second ** 2) / 4) ** 2;

/** Share of the Breit–Wigner distribution that the lighter W boson may have, up to a constant. */
function roomFor(first: number): number {
  const scale = w.mass * w.width;
  const angle = (m: number): number => Math.atan((m ** 2 - w.mass ** 2) / scale);
  return angle(heaviestBeside(first)) - angle(lightest);
}

const massWeight = (first: number, second: number): number =>
  roomFor(first) * decayMomentum(masses.higgs, first, second) * largestElement(first, second);

/** Largest weight, from a grid; the weight is smooth. */
const highestWeight =
  1.05 *
  Math.max(
    ...Array.from({length: 120}, (_, i) => {
      const first = lowestOfHeavier + (i / 120) * (highestOfHeavier - lowestOfHeavier);
      return Math.max(
        ...Array.from({length: 60}, (__, j) =>
          massWeight(first, lightest + (j / 60) * (heaviestBeside(first) - lightest)),
        ),
      );
    }),
  );

function wMasses(random: Random): readonly [number, number] {
  for (;;) {
    const first = resonantMass(random, w, lowestOfHeavier, highestOfHeavier);
    const second = resonantMass(random, w, lightest, heaviestBeside(first));
    if (random() * highestWeight < massWeight(first, second)) {
      return random() < 0.5 ? [first, second] : [second, first];
    }
  }
}

/** ℓ⁺, ν, ℓ⁻ and ν̄. */
type Products = readonly [FourVector, FourVector, FourVector, FourVector];

interface Angles {
  /** Cosines of the charged leptons' angles to the direction of the W⁺, each in the frame of its W. */
  readonly cosines: readonly [plus: number, minus: number];
  /** Angles of the two around that direction, in radians. */
  readonly around: readonly [plus: number, minus: number];
}

function anyAngles(random: Random): Angles {
  const turn = 2 * Math.PI;
  return {
    cosines: [2 * random() - 1, 2 * random() - 1],
    around: [turn * random(), turn * random()],
  };
}

/** Charged lepton and neutrino of a W boson that flies along the beam with the given momentum. */
function wDecay(
  m: number,
  momentum: number,
  cosine: number,
  around: number,
): readonly [FourVector, FourVector] {
  const energy = Math.sqrt(m * m + momentum * momentum);
  const across = (m / 2) * Math.sqrt(1 - cosine * cosine);
  const [px, py] = [across * Math.cos(around), across * Math.sin(around)];
  return [
    {energy: (energy + momentum * cosine) / 2, px, py, pz: (momentum + energy * cosine) / 2},
    {
      energy: (energy - momentum * cosine) / 2,
      px: -px,
      py: -py,
      pz: (momentum - energy * cosine) / 2,
    },
  ];
}

function productsAlongBeam(
  [plus, minus]: readonly [number, number],
  {cosines, around}: Angles,
): Products {
  const momentum = decayMomentum(masses.higgs, plus, minus);
  return [
    ...wDecay(plus, momentum, cosines[0], around[0]),
    ...wDecay(minus, -momentum, cosines[1], around[1]),
  ];
}

const product = (a: FourVector, b: FourVector): number =>
  a.energy * b.energy - a.px * b.px - a.py * b.py - a.pz * b.pz;

/**
 * Products in the rest frame of the Higgs boson. The lowest-order decay of a scalar has
 * |M|² ∝ (ℓ⁺·ν̄)(ℓ⁻·ν) times both propagators. Without correlations the masses follow the same
 * distribution, so that only the angles change.
 */
function decay(random: Random, hasSpinCorrelations: boolean): Products {
  const axisCosine = 2 * random() - 1;
  const axisAngle = 2 * Math.PI * random();
  const axisSine = Math.sqrt(1 - axisCosine ** 2);
  const axis = {
    px: axisSine * Math.cos(axisAngle),
    py: axisSine * Math.sin(axisAngle),
    pz: axisCosine,
  };
  for (;;) {
    const pair = wMasses(random);
    const products = productsAlongBeam(pair, anyAngles(random));
    const [positive, neutrino, negative, antineutrino] = products;
    const element = product(positive, antineutrino) * product(negative, neutrino);
    if (random() * largestElement(...pair) >= element) continue;
    const kept = hasSpinCorrelations ? products : productsAlongBeam(pair, anyAngles(random));
    return kept.map((vector) => turnedTowards(vector, axis)) as unknown as Products;
  }
}

export function higgsToWW(
  random: Random,
  {channels, recoil, rapidityWidth, hasSpinCorrelations = true}: HiggsToWW,
): GeneratedEvent {
  const spectrum =
    recoil[
      choice(
        random,
        recoil.map(([share]) => share),
      )
    ]?.[1];
  if (!spectrum) throw new RangeError('no recoil pT spectrum is defined for the Higgs boson');
  const products = decay(random, hasSpinCorrelations);
  const pt = recoilPt(random, spectrum);
  const higgs = movingSystem(random, {mass: masses.higgs, pt, rapidityWidth});
  const [positive, neutrino, negative, antineutrino] = products.map((p) =>
    boost(p, higgs),
  ) as unknown as Products;
  return {
    leptons: [positive, negative],
    kinds: leptonKinds(random, channels),
    neutrinos: sum(neutrino, antineutrino),
    system: higgs,
    bottomQuarks: [],
  };
}
