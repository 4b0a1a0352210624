/** Weight of a word by how rare it is. */

const minShare = 0.3;

/** The weight of a word that so many of the sections and pages have: `weight` for the rarest, down to 0.3 of it. */
export const rarityWeight = (weight: number, count: number, size: number): number =>
  weight *
  (minShare + ((1 - minShare) * Math.log(1 + size / Math.max(1, count))) / Math.log(1 + size));
