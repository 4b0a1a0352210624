/**
 * Two lead nuclei in the Glauber picture: nucleons fly straight on, and two of them collide if they
 * pass each other closely enough. A toy after the review arXiv:nucl-ex/0701025; nucleons may overlap,
 * and all collide alike. Lengths in fm.
 */
import {seededRandom, type Random} from './random';

/** Nucleons of lead-208. */
export const leadNucleons = 208;

/** Half-density radius and thickness of the edge of lead-208 in fm, as Glauber models use them. */
export const leadShape = {radius: 6.62, edge: 0.546} as const;

/** Inelastic cross-section of two nucleons at 5.02 TeV in fm², 70 mb: a rounded general value. */
export const nucleonCrossSection = 7;

/** Place of a nucleon transverse to the beam, from the middle of its nucleus, in fm. */
export interface Nucleon {
  readonly x: number;
  readonly y: number;
}

export interface Collision {
  /** Whether each nucleon of the first and of the second nucleus hit at least one of the other. */
  readonly first: readonly boolean[];
  readonly second: readonly boolean[];
  readonly participants: number;
  /** Pairs of nucleons that collided. */
  readonly collisions: number;
}

/** Probability of a nucleon at this distance from the middle, up to a factor. */
const woodsSaxon = (r: number): number =>
  (r * r) / (1 + Math.exp((r - leadShape.radius) / leadShape.edge));

/** A distance from the middle in fm, by throwing points below the curve until one is. */
function distance(random: Random): number {
  const [largest, top] = [3 * leadShape.radius, leadShape.radius ** 2];
  for (;;) {
    const r = largest * random();
    if (top * random() < woodsSaxon(r)) return r;
  }
}

/** A lead nucleus, seen along the beam. */
export function leadNucleus(seed: number): readonly Nucleon[] {
  const random = seededRandom(seed);
  return Array.from({length: leadNucleons}, () => {
    const across = distance(random) * Math.sqrt(1 - (2 * random() - 1) ** 2);
    const angle = 2 * Math.PI * random();
    return {x: across * Math.cos(angle), y: across * Math.sin(angle)};
  });
}

/**
 * Which nucleons take part when the middles of two nuclei pass each other at a distance.
 *
 * @param impact the impact parameter b in fm: how far the second nucleus is moved along x
 */
export function collide(
  first: readonly Nucleon[],
  second: readonly Nucleon[],
  impact: number,
): Collision {
  const reach = nucleonCrossSection / Math.PI;
  const hits = {first: first.map(() => false), second: second.map(() => false)};
  let collisions = 0;
  first.forEach((one, i) =>
    second.forEach((other, j) => {
      if ((one.x - other.x - impact) ** 2 + (one.y - other.y) ** 2 >= reach) return;
      collisions += 1;
      hits.first[i] = true;
      hits.second[j] = true;
    }),
  );
  const participants = [...hits.first, ...hits.second].filter(Boolean).length;
  return {...hits, participants, collisions};
}

/** Inelastic cross-section of two lead nuclei in fm²: 7.65 b, the middle of the values in use. */
export const leadCrossSection = 765;

/**
 * Share of all inelastic collisions that are as central as this one or more, in percent: the area of a
 * disc of radius b over the whole cross-section, at most 100. Experiments cannot measure b; they sort
 * collisions by the energy seen at small angles.
 *
 * @param impact the impact parameter b in fm
 */
export const centrality = (impact: number): number =>
  Math.min(100, (100 * Math.PI * impact ** 2) / leadCrossSection);
