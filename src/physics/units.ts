/** Factors between units that meet in the open data. The project computes in GeV, fb⁻¹ and radians. */

export const fbPerPb = 1000;

export const degreesPerRadian = 180 / Math.PI;
