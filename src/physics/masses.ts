/** Masses in GeV, as the Particle Data Group gives them, to the digits that teaching needs. */
export const masses = {
  higgs: 125,
  z: 91.19,
  w: 80.37,
  top: 172.5,
  proton: 0.938272,
  muon: 0.10566,
  electron: 0.000511,
  chargedPion: 0.13957,
  /** Pole mass, which is the one of a quark that flies freely. */
  bottom: 4.8,
} as const;

/** Full widths in GeV, of the same source. */
export const widths = {z: 2.495, w: 2.085} as const;
