/** Formulas that several self-checks use. */
const {sqrt} = Math;

/** S/√B, and S/√(B + σ²) if the background is uncertain by σ. */
export const overRoot = (signal: number, background: number, uncertainty = 0): number =>
  signal / sqrt(background + uncertainty ** 2);

/** Luminosity at which a significance reaches a target, if it grows with this power of the luminosity. */
export const luminosityFor = (target: number, now: number, at: number, growth = 0.5): number =>
  at * (target / now) ** (1 / growth);
