/**
 * Showers of particles in matter, as a sketch in a plane: a branching model after Heitler, in which a
 * particle flies about one length, then shares its energy among a few, until too little is left.
 * Angles are larger than in truth, and only the first generations are followed.
 */
import {exponential, gaussian, type Random} from './random';

export type ShowerParticle = 'electron' | 'photon' | 'hadron';

/** A layer of matter. All lengths in the unit of the depth. */
export interface Layer {
  readonly from: number;
  readonly to: number;
  /** Radiation length: what an electron flies until it has radiated all but 1/e of its energy. */
  readonly radiation: number;
  /** Interaction length: what a hadron flies on average until it meets a nucleus. */
  readonly interaction: number;
}

export interface Flight {
  readonly kind: ShowerParticle;
  /** In GeV. */
  readonly energy: number;
  readonly from: Point;
  readonly to: Point;
  /** Whether nothing comes of it. */
  readonly isLast: boolean;
}

export interface Point {
  readonly depth: number;
  readonly across: number;
}

export interface Primary {
  readonly kind: ShowerParticle;
  readonly energy: number;
  readonly at: Point;
  /** How far it goes across for each unit of depth. */
  readonly slope: number;
}

export interface Matter {
  readonly layers: readonly Layer[];
  /** Electrons and photons below this energy end, in GeV. */
  readonly electromagneticEnd: number;
  /** Hadrons below this energy end, in GeV. */
  readonly hadronicEnd: number;
}

/** Mean flights in units of the lengths: a photon converts after 9/7 radiation lengths. */
const flights = {electron: 1, photon: 9 / 7, hadron: 1} as const;

/** Share of a hadron's energy that each of its products gets at least, of an equal share. */
const evenness = 0.4;
const hadrons = 5;

function lengthIn({radiation, interaction}: Layer, kind: ShowerParticle): number {
  return flights[kind] * (kind === 'hadron' ? interaction : radiation);
}

/** Where a flight of so many mean lengths ends; between layers nothing happens. Infinity behind the last. */
function endOf(depth: number, lengths: number, kind: ShowerParticle, {layers}: Matter): number {
  let left = lengths;
  for (const layer of layers) {
    const start = Math.max(depth, layer.from);
    if (start >= layer.to) continue;
    const end = start + left * lengthIn(layer, kind);
    if (end <= layer.to) return end;
    left -= (layer.to - start) / lengthIn(layer, kind);
  }
  return Infinity;
}

/** Random shares of one that are not too uneven. */
function shares(random: Random, count: number): readonly number[] {
  const parts = Array.from({length: count}, () => evenness + (1 - evenness) * random());
  const total = parts.reduce((a, b) => a + b);
  return parts.map((part) => part / total);
}

const charge = (random: Random): ShowerParticle => (random() < 1 / 3 ? 'photon' : 'hadron');

/** What a particle turns into. Every third product of a hadron is a neutral pion: two photons. */
function productsOf(random: Random, kind: ShowerParticle): readonly ShowerParticle[] {
  if (kind === 'electron') return ['electron', 'photon'];
  if (kind === 'photon') return ['electron', 'electron'];
  return Array.from({length: hadrons}, () => charge(random)).flatMap((product) =>
    product === 'photon' ? (['photon', 'photon'] as const) : [product],
  );
}

/** All flights of the shower that a particle makes, in no special order. */
export function shower(random: Random, primary: Primary, matter: Matter): readonly Flight[] {
  const {kind, energy, at, slope} = primary;
  const limit = kind === 'hadron' ? matter.hadronicEnd : matter.electromagneticEnd;
  const isLast = energy < limit;
  const lengths = exponential(random, isLast ? 0.5 : 1);
  const depth = endOf(at.depth, lengths, kind, matter);
  const last = matter.layers.at(-1)?.to ?? at.depth;
  const end = Math.min(depth, last);
  const to = {depth: end, across: at.across + slope * (end - at.depth)};
  const flight = {kind, energy, from: at, to, isLast: isLast || depth > last};
  if (flight.isLast) return [flight];
  const products = productsOf(random, kind);
  const parts = shares(random, products.length);
  return [
    flight,
    ...products.flatMap((product, index) => {
      const own = energy * (parts[index] ?? 0);
      const kick = kind === 'hadron' ? 0.2 : 0.17;
      const spread = kick * Math.sqrt(limit / Math.max(own, limit / 2));
      const next = {kind: product, energy: own, at: to, slope: slope + spread * gaussian(random)};
      return shower(random, next, matter);
    }),
  ];
}

/**
 * Depth at which a shower has most particles, in radiation lengths: ln(E/E_c) − 0.5 for an electron and
 * + 0.5 for a photon (PDG, review of the passage of particles through matter).
 *
 * @param critical energy E_c at which an electron loses as much by ionisation as by radiation
 */
export function showerMaximum(
  energy: number,
  critical: number,
  kind: 'electron' | 'photon',
): number {
  return Math.log(energy / critical) + (kind === 'photon' ? 0.5 : -0.5);
}

/** Chance that a photon converts in so many radiation lengths, 1 − e^(−7x/9) (PDG, same review). */
export function conversionChance(lengths: number): number {
  return 1 - Math.exp((-7 * lengths) / 9);
}
