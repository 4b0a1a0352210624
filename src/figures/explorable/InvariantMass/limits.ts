/** Ranges of the controls: the transverse momentum in GeV, the angle in degrees. */
export const limits = {
  pt: {min: 10, max: 80, step: 1},
  deltaPhi: {min: 0, max: 180, step: 1},
  deltaEta: {min: 0, max: 2, step: 0.1},
};
