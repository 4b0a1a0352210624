/** Masses in GeV, as the Particle Data Group gives them, to the digits that teaching needs. */
export const masses = {
  higgs: 125,
  z: 91.19,
  w: 80.37,
  proton: 0.938272,
  muon: 0.10566,
  electron: 0.000511,
} as const;
