/** Invariant masses of objects that a reader puts together. */
import * as vectors from '@site/src/physics/fourVector';
import type {FourVector} from '@site/src/physics/fourVector';
import {masses} from '@site/src/physics/masses';
import type {FilledMass} from '../displayState';
import type {Cluster, DetectorEvent, Jet, ObjectRef, Particle, Track} from '../event';
import {ofObject} from '../ofObject';
import {standIn} from '../owners';

/** What an object counts as: e, m, g for identified particles, h for other tracks, c clusters, j jets. */
export const letters = ['e', 'm', 'g', 'h', 'c', 'j'] as const;

type Letter = (typeof letters)[number];

interface Member {
  readonly letter: Letter;
  readonly momentum: FourVector;
  readonly charge: number;
}

export interface Combination {
  /** The objects, each once; the particle that was made of a track or a cluster stands for both. */
  readonly ids: readonly ObjectRef[];
  /** A letter for each: `ee`, `eemm`, `gg`. */
  readonly content: string;
  /** Invariant mass √((ΣE)² − |Σp|²) in GeV. */
  readonly mass: number;
  /** Of the sum, in GeV. */
  readonly pt: number;
  /** Sum of the charges. */
  readonly charge: number;
}

/** In GeV; other tracks are taken for charged pions, the most frequent particle. */
const massOf: Readonly<Record<'e' | 'm' | 'g' | 'h', number>> = {
  e: masses.electron,
  m: masses.muon,
  g: 0,
  h: masses.chargedPion,
};

interface Direction {
  readonly pt: number;
  readonly eta: number;
  readonly phi: number;
}

/** Energy and momentum of a particle of given mass. */
function withMass({pt, eta, phi}: Direction, mass: number): FourVector {
  const light = vectors.massless(pt, eta, phi);
  return {...light, energy: Math.hypot(light.energy, mass)};
}

const ofParticle = (particle: Particle): Member => {
  const letter = ({electron: 'e', muon: 'm', photon: 'g'} as const)[particle.kind];
  return {letter, momentum: withMass(particle, massOf[letter]), charge: particle.charge};
};

function ofTrack(track: Track): Member | undefined {
  if (track.pt === 0) return undefined;
  const letter = ({electron: 'e', muon: 'm', hadron: 'h', unknown: 'h'} as const)[track.particle];
  return {letter, momentum: withMass(track, massOf[letter]), charge: track.charge};
}

const ofJet = ({pt, eta, phi, energy}: Jet): Member => {
  const light = vectors.massless(pt, eta, phi);
  return {letter: 'j', momentum: {...light, energy: Math.max(energy, light.energy)}, charge: 0};
};

const ofCluster = ({energy, eta, phi}: Cluster): Member => ({
  letter: 'c',
  momentum: vectors.massless(energy / Math.cosh(eta), eta, phi),
  charge: 0,
});

const memberOf = (event: DetectorEvent, id: ObjectRef): Member | undefined =>
  ofObject<Member | undefined>(event, id, {
    particle: ofParticle,
    jet: ofJet,
    track: ofTrack,
    cluster: ofCluster,
  });

/** Whether an object has energy and momentum: vertices have not, and tracks of unknown momentum. */
export const canCombine = (event: DetectorEvent, id: ObjectRef): boolean =>
  memberOf(event, standIn(event, id)) !== undefined;

/** Energy and momentum of an object in GeV; undefined if it has none. */
export const momentumOf = (event: DetectorEvent, id: ObjectRef): FourVector | undefined =>
  memberOf(event, id)?.momentum;

/** The sum of objects; undefined for fewer than two that have a momentum. */
export function combine(event: DetectorEvent, ids: readonly ObjectRef[]): Combination | undefined {
  const members = new Map<ObjectRef, Member>();
  for (const id of ids.map((one) => standIn(event, one))) {
    const member = memberOf(event, id);
    if (member) members.set(id, member);
  }
  if (members.size < 2) return undefined;
  const list = Array.from(members.values());
  const total = vectors.sum(...list.map(({momentum}) => momentum));
  return {
    ids: Array.from(members.keys()),
    content: list
      .map(({letter}) => letter)
      .sort((a, b) => letters.indexOf(a) - letters.indexOf(b))
      .join(''),
    mass: vectors.mass(total),
    pt: vectors.pt(total),
    charge: list.reduce((sum, {charge}) => sum + charge, 0),
  };
}

/** A mass for the histogram, rounded to MeV as it is in the address. */
export const filledFrom = (event: DetectorEvent, {content, mass}: Combination): FilledMass => ({
  event: event.key,
  content,
  mass: Math.round(1000 * mass) / 1000,
});

const signs: Readonly<Record<string, string>> = {
  e: 'e',
  m: 'μ',
  g: 'γ',
  h: 'h',
  c: 'cluster',
  j: 'jet',
};

/** A content as physicists write it: `2e2μ`, `μμ`, `γγ`, `2 jets`. */
export function printContent(content: string): string {
  const different = Array.from(new Set(content));
  return different
    .map((letter) => {
      const count = content.split(letter).length - 1;
      const sign = signs[letter] ?? letter;
      if (sign.length > 1) return `${count} ${sign}${count > 1 ? 's' : ''}`;
      return content.length < 3 ? sign.repeat(count) : `${count > 1 ? count : ''}${sign}`;
    })
    .join(different.some((letter) => (signs[letter] ?? '').length > 1) ? ' ' : '');
}
