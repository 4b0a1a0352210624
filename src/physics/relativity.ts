/** Fast particles. Energies and masses in GeV with c = 1. */

/** Speed of light in m/s, exact by the definition of the metre. */
export const lightSpeed = 299_792_458;

/** Lorentz factor γ = 1 + T/m of a particle with kinetic energy T. */
export function lorentzFactor(kineticEnergy: number, mass: number): number {
  return 1 + kineticEnergy / mass;
}

/**
 * The part of the speed of light that is missing, 1 − β = 1 / (γ² (1 + β)): written so that nothing
 * is lost in rounding when β is almost 1.
 */
export function missingSpeed(gamma: number): number {
  const beta = Math.sqrt((1 - 1 / gamma) * (1 + 1 / gamma));
  return 1 / (gamma * gamma * (1 + beta));
}
