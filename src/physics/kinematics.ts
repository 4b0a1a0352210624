/** Masses and momentum fractions from what a detector measures. Energies in GeV with c = 1. */

interface Pair {
  /** Transverse momenta of the two, in GeV. */
  readonly pt: readonly [number, number];
  readonly deltaEta: number;
  /** In radians. */
  readonly deltaPhi: number;
}

/**
 * Mass of two massless objects, m² = 2 pT1 pT2 (cosh Δη − cos Δφ), in GeV: Kinematics review of the
 * Particle Data Group, invariant mass of two particles.
 */
export function invariantMass({pt: [first, second], deltaEta, deltaPhi}: Pair): number {
  return Math.sqrt(2 * first * second * (Math.cosh(deltaEta) - Math.cos(deltaPhi)));
}

/**
 * Mass of two massless objects from their energies and the angle between them,
 * m² = 2 E1 E2 (1 − cos θ), in GeV: the same source.
 */
export function massFromAngle(energies: readonly [number, number], angle: number): number {
  return Math.sqrt(2 * energies[0] * energies[1] * (1 - Math.cos(angle)));
}

/**
 * Transverse mass of a lepton and the missing momentum, mT = √(2 pT ETmiss (1 − cos Δφ)), in GeV:
 * Kinematics review of the Particle Data Group, transverse mass of massless products.
 */
export function transverseMass(pt: number, missing: number, deltaPhi: number): number {
  return Math.sqrt(2 * pt * missing * (1 - Math.cos(deltaPhi)));
}

/** Components transverse to the beam, in GeV. */
export interface TransverseVector {
  readonly px: number;
  readonly py: number;
}

/** What is missing transverse to the beam, −Σ pT of all that was seen (arXiv:1802.08168, section 3). */
export function missingMomentum(seen: readonly TransverseVector[]): TransverseVector {
  return {
    px: seen.reduce((sum, {px}) => sum - px, 0),
    py: seen.reduce((sum, {py}) => sum - py, 0),
  };
}

/** A pair of leptons: its transverse momentum and its mass, in GeV. */
interface LeptonPair extends TransverseVector {
  readonly mass: number;
}

/**
 * Transverse mass of two leptons and the missing momentum,
 * mT² = (√(pT² + m²) + ETmiss)² − |pT + pTmiss|², in GeV, of arXiv:1808.09054: never above the mass
 * of what decayed, but for the resolution.
 */
export function pairTransverseMass(pair: LeptonPair, missing: TransverseVector): number {
  const energy = Math.hypot(pair.px, pair.py, pair.mass) + Math.hypot(missing.px, missing.py);
  const across = Math.hypot(pair.px + missing.px, pair.py + missing.py);
  return Math.sqrt(Math.max(0, energy ** 2 - across ** 2));
}

/**
 * Shares of the protons' momenta that two massless partons bring to a system of given mass and
 * rapidity, x = (m/√s) e^(±y): Kinematics review of the Particle Data Group.
 *
 * @param collision energy √s of the collision, in the unit of `mass`
 */
export function partonFractions(
  mass: number,
  rapidity: number,
  collision: number,
): readonly [along: number, against: number] {
  const share = mass / collision;
  return [share * Math.exp(rapidity), share * Math.exp(-rapidity)];
}

/** Angular distance ΔR ≈ 2m/pT of the products of a fast decay into two massless ones of equal share. */
export function decayOpening(mass: number, pt: number): number {
  return (2 * mass) / pt;
}
