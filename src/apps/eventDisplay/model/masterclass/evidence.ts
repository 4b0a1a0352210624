/** What an event shows of its origin: the numbers that descriptions and the quiz speak of. GeV, radians. */
import {transverseMass} from '@site/src/physics/kinematics';
import {masses} from '@site/src/physics/masses';
import {wrapPhi} from '@site/src/physics/statistics/separation';
import type {DetectorEvent, Jet, Particle, ParticleKind} from '../event';
import {combine} from './massBasket';
import {isWide} from '../selection';

export interface Pair {
  readonly particles: readonly [Particle, Particle];
  readonly kind: ParticleKind;
  readonly mass: number;
}

export interface Evidence {
  /** in descending order of pt. */
  readonly electrons: readonly Particle[];
  readonly muons: readonly Particle[];
  readonly photons: readonly Particle[];
  /** With the radius of usual jets: wide ones hold the same particles once more. */
  readonly jets: readonly Jet[];
  readonly bJets: readonly Jet[];
  /** Size of the missing transverse momentum, and where it points to; undefined if nobody says. */
  readonly missing: {readonly et: number; readonly phi: number} | undefined;
  /** Same-flavour pairs and opposite charge, or of photons, that share no particle, nearest to the Z first. */
  readonly pairs: readonly Pair[];
  /** Of all electrons, muons and photons; undefined for fewer than two. */
  readonly mass: number | undefined;
  /** Of the only lepton with the missing momentum. */
  readonly transverseMass: number | undefined;
  /** From the primary vertex, and not fitted twice. */
  readonly tracks: number;
}

const hardestFirst = <T extends {readonly pt: number}>(list: readonly T[]): readonly T[] =>
  [...list].sort((a, b) => b.pt - a.pt);

const massOf = (event: DetectorEvent, ids: readonly string[]): number | undefined =>
  combine(event, ids)?.mass;

function pairsOf(event: DetectorEvent): readonly Pair[] {
  const candidates = event.particles.flatMap((first, i) =>
    event.particles.slice(i + 1).flatMap((second): readonly Pair[] => {
      const isNeutral = first.charge + second.charge === 0;
      const mass = massOf(event, [first.id, second.id]);
      if (first.kind !== second.kind || !isNeutral || mass === undefined) return [];
      return [{particles: [first, second], kind: first.kind, mass}];
    }),
  );
  const fromZ = ({mass}: Pair): number => Math.abs(mass - masses.z);
  const taken = new Set<string>();
  return candidates
    .sort((a, b) => fromZ(a) - fromZ(b))
    .filter(({particles}) => {
      if (particles.some(({id}) => taken.has(id))) return false;
      for (const {id} of particles) taken.add(id);
      return true;
    });
}

function usualJets({jets}: DetectorEvent): readonly Jet[] {
  return hardestFirst(jets.filter((jet) => !isWide(jet)));
}

export function evidenceOf(event: DetectorEvent): Evidence {
  const {particles, missing, tracks} = event;
  const of = (kind: ParticleKind): readonly Particle[] =>
    hardestFirst(particles.filter((particle) => particle.kind === kind));
  const direction = missing && {
    et: Math.hypot(missing.ex, missing.ey),
    phi: Math.atan2(missing.ey, missing.ex),
  };
  const [lepton, another] = particles.filter(({kind}) => kind !== 'photon');
  const jets = usualJets(event);
  return {
    electrons: of('electron'),
    muons: of('muon'),
    photons: of('photon'),
    jets,
    bJets: jets.filter(({isBTagged}) => isBTagged),
    missing: direction,
    pairs: pairsOf(event),
    mass: massOf(
      event,
      particles.map(({id}) => id),
    ),
    transverseMass:
      lepton && !another && direction
        ? transverseMass(lepton.pt, direction.et, wrapPhi(lepton.phi - direction.phi))
        : undefined,
    tracks: tracks.filter(({isPileup, refitOf}) => !isPileup && refitOf === undefined).length,
  };
}
