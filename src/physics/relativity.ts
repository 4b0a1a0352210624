/** Fast particles. Energies and masses in GeV with c = 1. */

/** Speed of light in m/s, exact by the definition of the metre. */
export const lightSpeed = 299_792_458;

/** Lorentz factor γ = E/m of a particle with total energy E. */
export function gammaOf(energy: number, mass: number): number {
  return energy / mass;
}

/** Speed in units of that of light, β = √((1 − 1/γ) (1 + 1/γ)): exact for slow and for fast particles. */
export function betaOf(gamma: number): number {
  return Math.sqrt((1 - 1 / gamma) * (1 + 1 / gamma));
}

/**
 * The part of the speed of light that is missing, 1 − β = 1 / (γ² (1 + β)): written so that nothing
 * is lost in rounding when β is almost 1.
 */
export function missingSpeed(gamma: number): number {
  return 1 / (gamma * gamma * (1 + betaOf(gamma)));
}
