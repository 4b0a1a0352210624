/** Leptons and other particles of an event in the transverse view, as paths of SVG around the origin. */
import {phi, pt} from '../fourVector';
import type {Lepton} from '../montecarlo/higgsToFourLeptons';
import {exponential, type Random} from '../random';
import {curvatureRadius, solenoidField, type TrackStart} from '../trackInField';

/** Radius of the tracker in m. */
const tracker = 1.1;

/** Radii as drawn, of 100 in all; what lies outside the tracker is drawn thinner than it is. */
export const radii = {
  tracker: 36,
  electromagnetic: [39, 47],
  hadronic: [49, 64],
  muon: [73, 83, 95],
} as const;

/** The circle that fills a layer from one radius to another when it is drawn as wide as the layer. */
export const circleOf = ([inner, outer]: readonly [number, number]) => ({
  r: (inner + outer) / 2,
  width: outer - inner,
});

const scale = radii.tracker / tracker;
const outermost = 99;

const digits = (value: number): string => String(Math.round(value * 10) / 10);
const at = (radius: number, angle: number): string =>
  `${digits(radius * Math.cos(angle))} ${digits(-radius * Math.sin(angle))}`;

/** Angle at which a track leaves the tracker; a slow one turns back where it is furthest out. */
function exit({pt: momentum, phi: start, charge}: TrackStart): number {
  const reach = tracker / (2 * curvatureRadius(momentum, solenoidField));
  return start - charge * Math.asin(Math.min(1, reach));
}

/** The arc of a circle from the beam to the edge of the tracker. */
function pathOf(track: TrackStart): string {
  const radius = curvatureRadius(track.pt, solenoidField);
  const bend = digits(radius * scale);
  const furthest = Math.min(radii.tracker, 2 * radius * scale);
  return `M0 0A${bend} ${bend} 0 0 ${track.charge > 0 ? 1 : 0} ${at(furthest, exit(track))}`;
}

const startOf = ({momentum, charge}: Lepton): TrackStart => ({
  pt: pt(momentum),
  phi: phi(momentum),
  charge,
});

/** Angle at which a lepton leaves the tracker, in radians, anticlockwise from the right. */
export const exitOf = (lepton: Lepton): number => exit(startOf(lepton));

/** Slow particles from the same collision, which every event has. */
export function softTracks(random: Random, count: number): string {
  return Array.from({length: count}, () =>
    pathOf({
      pt: 0.4 + exponential(random, 0.8),
      phi: 2 * Math.PI * random(),
      charge: random() < 0.5 ? 1 : -1,
    }),
  ).join('');
}

/** Part of a ring, from one angle to another. */
function block([inner, outer]: readonly [number, number], middle: number, half: number): string {
  const [from, to] = [middle - half, middle + half];
  return `M${at(inner, from)}L${at(outer, from)}L${at(outer, to)}L${at(inner, to)}Z`;
}

const throughEverything = (lepton: Lepton): string =>
  `${pathOf(startOf(lepton))}L${at(outermost, exitOf(lepton))}`;

export interface DrawnLeptons {
  readonly electrons: string;
  readonly showers: string;
  readonly muons: string;
}

/** Electrons end in a shower in the electromagnetic calorimeter, and muons pass through everything. */
export function drawnLeptons(all: readonly Lepton[]): DrawnLeptons {
  const of = (kind: Lepton['kind']) => all.filter((lepton) => lepton.kind === kind);
  const paths = (leptons: readonly Lepton[], draw: (lepton: Lepton) => string): string =>
    leptons.map(draw).join('');
  return {
    electrons: paths(of('electron'), (electron) => pathOf(startOf(electron))),
    showers: paths(of('electron'), (electron) =>
      block(radii.electromagnetic, exitOf(electron), 0.06),
    ),
    muons: paths(of('muon'), throughEverything),
  };
}

export interface DrawnSpray {
  readonly tracks: string;
  readonly shower: string;
}

/** Half the width of a spray around its lepton, in radians. */
const sprayWidth = 0.25;

/**
 * The other particles around a lepton: their transverse momenta add up to its isolation times its own.
 *
 * @param isolation relative isolation of the lepton
 */
export function drawnSpray(random: Random, lepton: Lepton, isolation: number): DrawnSpray {
  const total = isolation * pt(lepton.momentum);
  const count = Math.min(9, Math.floor(total / 0.5));
  const shares = Array.from({length: count}, () => 0.3 + random());
  const sum = shares.reduce((whole, share) => whole + share, 0);
  const tracks = shares.map((share) =>
    pathOf({
      pt: (total * share) / sum,
      phi: phi(lepton.momentum) + sprayWidth * (2 * random() - 1),
      charge: random() < 0.5 ? 1 : -1,
    }),
  );
  const [inner, outer] = radii.hadronic;
  const deep = inner + (outer - inner) * Math.min(1, 0.2 + isolation);
  return {
    tracks: tracks.join(''),
    shower: count > 0 ? block([inner, deep], exitOf(lepton), sprayWidth / 2) : '',
  };
}
