/** How precise a measurement is, and how measured shares are. */

/** Sum in quadrature, a ⊕ b ⊕ … = √(a² + b² + …), for independent contributions. */
export function inQuadrature(...contributions: readonly number[]): number {
  return Math.hypot(...contributions);
}

export interface CalorimeterTerms {
  /** Sampling term in √GeV: 0.1 for 10 %/√E. */
  readonly sampling: number;
  /** Noise term in GeV. */
  readonly noise?: number;
  readonly constant?: number;
}

/**
 * Relative resolution σ/E = a/√E ⊕ b/E ⊕ c of a calorimeter (arXiv:1812.03848), and, with
 * transverse momenta, of jets (arXiv:2007.02645).
 *
 * @param energy in GeV
 */
export function calorimeterResolution(
  energy: number,
  {sampling, noise = 0, constant = 0}: CalorimeterTerms,
): number {
  return inQuadrature(sampling / Math.sqrt(energy), noise / energy, constant);
}

/**
 * Relative resolution of a transverse momentum in the inner detector, 0.05 % pT ⊕ 1 % with pT in GeV:
 * the design value of JINST 3 (2008) S08003.
 */
export function trackResolution(pt: number): number {
  return inQuadrature(0.0005 * pt, 0.01);
}

/**
 * Relative resolution of a pair's mass, half of σ₁/E₁ ⊕ σ₂/E₂ ⊕ σ_θ/tan(θ/2): from
 * m = √(2 E₁ E₂ (1 − cos θ)).
 *
 * @param angle θ between the two, in radians, and its uncertainty
 */
export function pairMassResolution(
  relative: readonly [number, number],
  angle: {readonly value: number; readonly uncertainty: number} = {value: 1, uncertainty: 0},
): number {
  return inQuadrature(...relative, angle.uncertainty / Math.tan(angle.value / 2)) / 2;
}

interface EfficiencyEstimate {
  readonly value: number;
  readonly uncertainty: number;
}

/**
 * Efficiency ε = passed/probes of tag and probe, with its binomial uncertainty √(ε(1 − ε)/N): PDG,
 * review of statistics. Fails towards 0 and 1, where the uncertainty vanishes.
 */
export function efficiency(passed: number, probes: number): EfficiencyEstimate {
  const value = passed / probes;
  return {value, uncertainty: Math.sqrt((value * (1 - value)) / probes)};
}
