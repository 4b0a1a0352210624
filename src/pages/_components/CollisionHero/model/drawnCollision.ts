/** A collision of the home page as it is drawn in the transverse view. */
import type {PseudoEvent} from '@site/src/physics/montecarlo/fourLepton';
import {fourLeptonsOfMass, type Lepton} from '@site/src/physics/montecarlo/higgsToFourLeptons';
import {seededRandom} from '@site/src/physics/random';
import {
  drawnLeptons,
  drawnSpray,
  exitOf,
  softTracks,
  type DrawnLeptons,
  type DrawnSpray,
} from '@site/src/physics/detector/transverseView';
import {collisions} from './collisions';

interface LeptonLabel {
  readonly name: string;
  readonly kind: Lepton['kind'];
  /** In per cent of the drawing, from its left and from its top. */
  readonly x: number;
  readonly y: number;
}

export interface DrawnCollision {
  readonly event: PseudoEvent;
  readonly soft: string;
  readonly leptons: DrawnLeptons;
  readonly spray: DrawnSpray;
  readonly labels: readonly LeptonLabel[];
}

/** Distances of labels from the beam; that of a muon is beside its line, by this angle in radians. */
const labelRadius = {electron: 56, muon: 89};
const beside = {electron: 0, muon: 0.1};
const closest = 0.3;

/** Angle between two directions, from 0 to π. */
const between = (a: number, b: number): number =>
  Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

/** Names of the leptons; of two of a kind that fly close together, the second stands further in. */
function labelsOf(leptons: readonly Lepton[]): readonly LeptonLabel[] {
  const percent = (value: number): number => Math.round((50 + value / 2) * 10) / 10;
  return leptons.map((lepton, i) => {
    const {kind, charge} = lepton;
    const isCrowded = leptons
      .slice(0, i)
      .some((other) => other.kind === kind && between(exitOf(other), exitOf(lepton)) < closest);
    const angle = exitOf(lepton) + beside[kind];
    const radius = labelRadius[kind] - (isCrowded ? 14 : 0);
    return {
      name: `${kind === 'electron' ? 'e' : 'μ'}${charge > 0 ? '⁺' : '⁻'}`,
      kind,
      x: percent(radius * Math.cos(angle)),
      y: percent(-radius * Math.sin(angle)),
    };
  });
}

/**
 * Leptons with exactly the mass of this collision, and around the least isolated of them as much transverse
 * momentum as its isolation says. The same index gives the same drawing.
 *
 * @throws RangeError without a collision of this index
 */
export function drawnCollision(index: number): DrawnCollision {
  const event = collisions[index];
  if (!event) throw new RangeError(`there is no collision ${index} of ${collisions.length}`);
  const random = seededRandom(index);
  const leptons = fourLeptonsOfMass(random, event.mass);
  const [, , withSpray] = leptons;
  return {
    event,
    soft: softTracks(random, 20),
    leptons: drawnLeptons(leptons),
    spray: withSpray ? drawnSpray(random, withSpray, event.isolation) : {tracks: '', shower: ''},
    labels: labelsOf(leptons),
  };
}
