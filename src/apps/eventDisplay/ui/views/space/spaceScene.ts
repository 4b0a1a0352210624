/** An event and the detector as lines and faces in space, in the unit of the picture. */
import {pointOnEnvelope} from '../../../model/tracks/direction';
import type {Cluster, DetectorEvent, Jet, ObjectRef, Point} from '../../../model/event';
import {fieldFactor, type FieldSetting} from '../../../model/tracks/field';
import {envelopes} from '../../../model/tracks/geometry';
import {maxDrawnHits} from '../../../model/notDrawn';
import {otherTracks, ownersOf, particleLines} from '../../../model/owners';
import type {VisibleObjects} from '../../../model/selection';
import type {ObjectStyleName} from '../objectStyles';
import {energyScaleOf, transverse} from '../scene/energyScale';
import {powerScale} from '../scene/lengthwise';
import {originOf} from '../scene/sceneOf';
import {depthOf} from '../scene/towers';
import {drawnLine, lineOf} from '../scene/tracks';

export type Line3 = readonly Point[];

export interface SpaceItem {
  readonly id: ObjectRef;
  readonly also?: readonly ObjectRef[];
  readonly look: ObjectStyleName;
  /** Drawn as lines; of what has faces, its edges. */
  readonly lines: readonly Line3[];
  readonly dashed: readonly Line3[];
  /** Three corners each. */
  readonly faces: readonly (readonly [Point, Point, Point])[];
  /** What a pointer aims at. */
  readonly aims: readonly Line3[];
  /** Where a label stands, if it has one. */
  readonly end: Point;
}

export interface SpaceScene {
  readonly items: readonly SpaceItem[];
  readonly missing: readonly Line3[];
  readonly missingEnd?: Point;
  readonly hits: readonly Point[];
}

export type Lengths = 'stretched' | 'true';

/** The view opens to scale: on the stretched scale a muon that bends a little seems to have a kink. */
export const startLengths: Lengths = 'true';

/** Half the height of the picture's detector, in its unit. */
const size = 10;
const outermost = 12_200;

/** From mm into the unit of the picture; stretched as the view beside the beam is. */
export function spacePlace(lengths: Lengths): (point: Point) => Point {
  if (lengths === 'true') {
    const scale = size / outermost;
    return ([x, y, z]) => [scale * x, scale * y, scale * z];
  }
  const unit = size / powerScale(outermost);
  return ([x, y, z]) => {
    const r = Math.hypot(x, y);
    const factor = r === 0 ? 0 : (unit * powerScale(r)) / r;
    return [x * factor, y * factor, unit * powerScale(z)];
  };
}

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + share * (to[0] - from[0]),
  from[1] + share * (to[1] - from[1]),
  from[2] + share * (to[2] - from[2]),
];

const ringSteps = 40;

function towerItem(
  place: (point: Point) => Point,
  cluster: Cluster,
  fill: number,
): Pick<SpaceItem, 'lines' | 'faces' | 'aims' | 'end'> {
  const {eta, phi} = cluster;
  const [from, to] = depthOf(cluster);
  const end = from + Math.max(0.04, fill) * (to - from);
  const half = 0.045;
  const corner = (rho: number, up: number, aside: number): Point => {
    // In an end-cap a tower ends at one distance along the beam, in the barrel at one from it.
    const own =
      Math.abs(eta) > 1.4 ? (rho * Math.sinh(Math.abs(eta))) / Math.sinh(Math.abs(eta + up)) : rho;
    const angle = phi + aside;
    return place([own * Math.cos(angle), own * Math.sin(angle), own * Math.sinh(eta + up)]);
  };
  const ring = (rho: number): readonly [Point, Point, Point, Point] => [
    corner(rho, -half, -half),
    corner(rho, half, -half),
    corner(rho, half, half),
    corner(rho, -half, half),
  ];
  const [a, b] = [ring(from), ring(end)];
  const quads = [
    a,
    b,
    ...[0, 1, 2, 3].map((i) => {
      const j = (i + 1) % 4;
      return [a[i], a[j], b[j], b[i]] as unknown as readonly [Point, Point, Point, Point];
    }),
  ];
  return {
    lines: [[...a, a[0]], [...b, b[0]], ...[0, 1, 2, 3].map((i) => [a[i], b[i]] as Line3)],
    faces: quads.flatMap(([p, q, r, s]) => [
      [p, q, r],
      [p, r, s],
    ]),
    aims: [[corner(from, 0, 0), corner(end, 0, 0)]],
    end: corner(end, 0, 0),
  };
}

/** Between the edge of the inner detector and that of the calorimeters, as in the 2D views. */
function coneEnd(place: (point: Point) => Point, eta: number, phi: number, length: number): Point {
  const [near, far] = [envelopes.innerDetector, envelopes.calorimeters].map((can) =>
    place(pointOnEnvelope(eta, phi, can)),
  ) as [Point, Point];
  return between(near, far, length);
}

function coneItem(
  place: (point: Point) => Point,
  {eta, phi, coneR}: Jet,
  length: number,
): Pick<SpaceItem, 'lines' | 'faces' | 'aims' | 'end'> {
  const apex = place([0, 0, 0]);
  // The lid is flat: every direction of the rim ends where the plane across the axis is.
  const tip = coneEnd(place, eta, phi, length);
  const square = tip.reduce((sum, value) => sum + value * value, 0);
  const rim = Array.from({length: ringSteps}, (_, i): Point => {
    const turn = (2 * Math.PI * i) / ringSteps;
    const toward = coneEnd(place, eta + coneR * Math.cos(turn), phi + coneR * Math.sin(turn), 0.5);
    const along = toward.reduce((sum, value, axis) => sum + value * (tip[axis] ?? 0), 0);
    return between([0, 0, 0], toward, square / Math.max(along, 1e-6));
  });
  const [first = tip] = rim;
  return {
    lines: [
      [...rim, first],
      ...[0, 1, 2, 3].map((i): Line3 => [apex, rim[(i * ringSteps) / 4] ?? tip]),
    ],
    faces: rim.map((corner, i) => [apex, corner, rim[(i + 1) % ringSteps] ?? first]),
    aims: [
      [...rim, first],
      [between(apex, tip, 0.5), tip],
    ],
    end: tip,
  };
}

function arrowOf(
  place: (point: Point) => Point,
  phi: number,
  length: number,
): {readonly lines: readonly Line3[]; readonly end: Point} {
  const end = coneEnd(place, 0, phi, length);
  const barb = (turn: number): Point => [
    end[0] - 0.4 * Math.cos(phi + turn),
    end[1] - 0.4 * Math.sin(phi + turn),
    0,
  ];
  return {
    lines: [
      [place([0, 0, 0]), end],
      [barb(0.45), end, barb(-0.45)],
    ],
    end,
  };
}

export function spaceScene(
  lengths: Lengths,
  event: DetectorEvent,
  shown: VisibleObjects,
  field: FieldSetting,
): SpaceScene {
  const place = spacePlace(lengths);
  const scale = energyScaleOf(event);
  const owners = ownersOf(shown.particles, event.tracks);
  const factor = fieldFactor(field);
  const drawn = (points: readonly Point[]): Line3 => drawnLine(place, points, 0.008);
  const lineItem = (
    track: Parameters<typeof lineOf>[0],
    id: ObjectRef,
    look: ObjectStyleName,
  ): SpaceItem => {
    const {solid, dashed} = lineOf(track, factor);
    const whole = drawn(solid);
    const end = whole.at(-1) ?? [0, 0, 0];
    const lines = [whole];
    const also = [track.id];
    return {id, also, look, lines, dashed: [drawn(dashed)], faces: [], aims: lines, end};
  };
  const photons = shown.particles
    .filter(({kind}) => kind === 'photon')
    .map(({id, eta, phi}): SpaceItem => {
      const path = drawn([originOf(event), pointOnEnvelope(eta, phi, envelopes.electromagnetic)]);
      const end = path.at(-1) ?? [0, 0, 0];
      return {id, look: 'photon', lines: [], dashed: [path], faces: [], aims: [path], end};
    });
  const leptons = particleLines(event, shown).map(({particle, track}) =>
    lineItem(track, particle.id, particle.kind),
  );
  const towers = shown.clusters.map((cluster): SpaceItem => {
    const owner = owners.get(cluster.id);
    const fill = Math.min(1, transverse(cluster) / scale.tower);
    return {
      id: owner?.id ?? cluster.id,
      also: [cluster.id],
      look: owner?.kind ?? (cluster.isPileup ? 'pileupCluster' : cluster.part),
      dashed: [],
      ...towerItem(place, cluster, fill),
    };
  });
  const jets = shown.jets.map((jet): SpaceItem => ({
    id: jet.id,
    look: jet.isBTagged ? 'bJet' : 'jet',
    dashed: [],
    ...coneItem(place, jet, Math.min(1, jet.pt / scale.cone)),
  }));
  const tracks = otherTracks(shown, owners).map((track) =>
    lineItem(track, owners.get(track.id)?.id ?? track.id, track.isPileup ? 'pileupTrack' : 'track'),
  );
  const {missing} = shown;
  const arrow = missing
    ? arrowOf(
        place,
        Math.atan2(missing.ey, missing.ex),
        Math.min(1, Math.hypot(missing.ex, missing.ey) / scale.cone),
      )
    : undefined;
  return {
    items: [...tracks, ...towers, ...jets, ...leptons, ...photons],
    missing: arrow?.lines ?? [],
    ...(arrow ? {missingEnd: arrow.end} : {}),
    hits: shown.hits
      .flatMap(({points}) => points)
      .slice(0, maxDrawnHits)
      .map(place),
  };
}
