/**
 * Jets by sequential recombination: the generalised kt family (arXiv:0802.1189). Momenta in GeV.
 *
 * The distances are d_ij = min(kt_i^2p, kt_j^2p) ΔR²/R² between two, and d_iB = kt_i^2p between one
 * and the beam, with ΔR in rapidity and angle around the beam. While the smallest is between two,
 * they merge by adding their four-momenta; one whose distance to the beam is smallest is a jet.
 */
import {phi, pt, rapidity, sum, type FourVector} from '../fourVector';
import {deltaR, type Direction} from '../statistics/separation';

/** The power p of the transverse momentum in the distances. */
export const exponents = {antiKt: -1, cambridgeAachen: 0, kt: 1} as const;

export type JetAlgorithm = keyof typeof exponents;

export interface JetDefinition {
  readonly algorithm: JetAlgorithm;
  /** R, in units of ΔR. */
  readonly radius: number;
}

/** A particle, or several that have merged. */
export interface Cluster extends Direction {
  readonly momentum: FourVector;
  /** In GeV. */
  readonly pt: number;
  /** Places in the list that was clustered, in rising order. */
  readonly particles: readonly number[];
}

/** What had the smallest distance, in GeV^2p, and the counterparts of it. */
type ClusteringStep =
  | {
      readonly kind: 'merge';
      readonly distance: number;
      readonly pair: readonly [Cluster, Cluster];
      readonly result: Cluster;
    }
  | {readonly kind: 'jet'; readonly distance: number; readonly jet: Cluster};

export interface Clustering {
  readonly definition: JetDefinition;
  readonly particles: readonly Cluster[];
  /** As many as particles. */
  readonly steps: readonly ClusteringStep[];
  /** Jets in descending order of transverse momentum. */
  readonly jets: readonly Cluster[];
}

function clusterOf(momentum: FourVector, particles: readonly number[]): Cluster {
  return {
    momentum,
    pt: pt(momentum),
    eta: rapidity(momentum),
    phi: phi(momentum),
    particles: [...particles].sort((a, b) => a - b),
  };
}

const weight = (transverse: number, {algorithm}: JetDefinition): number =>
  transverse ** (2 * exponents[algorithm]);

/** d_iB in GeV^2p. */
export const beamDistance = ({pt: own}: Pick<Cluster, 'pt'>, definition: JetDefinition): number =>
  weight(own, definition);

/** d_ij in GeV^2p. */
export function pairDistance(
  one: Pick<Cluster, 'pt' | 'eta' | 'phi'>,
  other: Pick<Cluster, 'pt' | 'eta' | 'phi'>,
  definition: JetDefinition,
): number {
  const factor = Math.min(weight(one.pt, definition), weight(other.pt, definition));
  return factor * (deltaR(one, other) / definition.radius) ** 2;
}

interface Candidate {
  readonly distance: number;
  readonly one: Cluster;
  /** None if the distance is to the beam. */
  readonly other?: Cluster;
}

const nearer = (best: Candidate, next: Candidate): Candidate =>
  next.distance < best.distance ? next : best;

function nextStep(active: readonly Cluster[], definition: JetDefinition): ClusteringStep {
  const toBeam = active.map((one) => ({one, distance: beamDistance(one, definition)}));
  const pairs = active.flatMap((other, place) =>
    active
      .slice(0, place)
      .map((one) => ({one, other, distance: pairDistance(one, other, definition)})),
  );
  const candidates: readonly Candidate[] = [...toBeam, ...pairs];
  const {one, other, distance} = candidates.reduce(nearer);
  if (!other) return {kind: 'jet', distance, jet: one};
  const together = [...one.particles, ...other.particles];
  const result = clusterOf(sum(one.momentum, other.momentum), together);
  return {kind: 'merge', distance, pair: [one, other], result};
}

/** What is left when a step is done; jets have left. */
function afterStep(active: readonly Cluster[], step: ClusteringStep): readonly Cluster[] {
  if (step.kind === 'jet') return active.filter((one) => one !== step.jet);
  return [...active.filter((one) => !step.pair.includes(one)), step.result];
}

/** Clusters all particles. Takes a time proportional to the cube of their number: for a few dozen. */
export function cluster(momenta: readonly FourVector[], definition: JetDefinition): Clustering {
  const particles = momenta.map((momentum, place) => clusterOf(momentum, [place]));
  const steps: ClusteringStep[] = [];
  for (let active: readonly Cluster[] = particles; active.length > 0;) {
    const step = nextStep(active, definition);
    steps.push(step);
    active = afterStep(active, step);
  }
  const jets = steps.flatMap((step) => (step.kind === 'jet' ? [step.jet] : []));
  return {definition, particles, steps, jets: jets.sort((a, b) => b.pt - a.pt)};
}

/** What had neither merged nor become a jet after so many steps. */
export function activeAfter({particles, steps}: Clustering, done: number): readonly Cluster[] {
  return steps.slice(0, done).reduce(afterStep, particles);
}
