/** The detector as thin lines in space: rings, chambers and coils. */
import type {Point} from '../../../model/event';
import {detectorPieces, type DetectorPiece} from '../../../model/tracks/geometry';
import type {Line3} from './spaceScene';

type Face = readonly [Point, Point, Point];

export interface DetectorLines {
  /** Colour, by the name of a custom property. */
  readonly token: string;
  readonly opacity: number;
  readonly lines: readonly Line3[];
}

export interface DetectorFaces {
  readonly token: string;
  readonly opacity: number;
  readonly faces: readonly Face[];
}

type PointTransform = (point: Point) => Point;

const steps = 64;
const turn = 2 * Math.PI;

const at = (place: PointTransform, r: number, phi: number, z: number): Point =>
  place([r * Math.cos(phi), r * Math.sin(phi), z]);

/** A quarter is cut away, between these angles, so that one looks into the detector. */
const cut = {from: 0, to: Math.PI / 2} as const;
const isThere = (phi: number): boolean => {
  const angle = (phi + turn) % turn;
  return angle <= cut.from || angle >= cut.to;
};

/** @param isWhole for what is small and hides nothing */
const ring = (place: PointTransform, r: number, z: number, isWhole = false): Line3 => {
  const [from, length] = isWhole ? [0, turn] : [cut.to, turn - (cut.to - cut.from)];
  return Array.from({length: steps + 1}, (_, i) => at(place, r, from + (length * i) / steps, z));
};

const ofPart = (...parts: readonly string[]): readonly DetectorPiece[] =>
  detectorPieces.filter(({key}) => parts.some((part) => key.startsWith(part)));

/** Both ends of what stands around the middle; all four lids of what exists at +z and −z. */
const lidsOf = ({z}: DetectorPiece): readonly number[] =>
  z[0] === z[1] ? [z[0], -z[0]] : z[0] === 0 ? [z[1], -z[1]] : [z[0], z[1], -z[0], -z[1]];

const radiiOf = ({r}: DetectorPiece): readonly number[] => (r[0] === r[1] ? [r[0]] : r);

const rings = (place: PointTransform, piece: DetectorPiece, isWhole = false): readonly Line3[] =>
  lidsOf(piece).flatMap((z) => radiiOf(piece).map((r) => ring(place, r, z, isWhole)));

/** Lines along the beam on the outside, and across the lids. */
function ribs(place: PointTransform, piece: DetectorPiece, count: number): readonly Line3[] {
  const [inner, outer] = piece.r;
  const sides =
    piece.z[0] === 0 ? [[-piece.z[1], piece.z[1]]] : [[...piece.z], piece.z.map((z) => -z)];
  const angles = Array.from({length: count + 1}, (_, i) => (turn * i) / count).filter(isThere);
  return angles.flatMap((phi) => [
    ...sides.map(([from = 0, to = 0]) => [at(place, outer, phi, from), at(place, outer, phi, to)]),
    ...(inner < outer
      ? lidsOf(piece).map((z) => [at(place, inner, phi, z), at(place, outer, phi, z)])
      : []),
  ]);
}

const half = [0.5, 0.41] as const;

/** Flat chambers around the beam, four along it. */
function barrelChambers(place: PointTransform, {r, z, sectors}: DetectorPiece): readonly Line3[] {
  const along = 4;
  const step = (2 * z[1]) / along;
  return Array.from({length: sectors * along}, (_, i) => i).flatMap((i): readonly Line3[] => {
    const [sector, row] = [i % sectors, Math.floor(i / sectors)];
    const phi = (turn * sector) / sectors;
    if (!isThere(phi)) return [];
    const wide = (half[sector % 2 === 0 ? 0 : 1] * turn) / sectors;
    const [from, to] = [-z[1] + step * (row + 0.03), -z[1] + step * (row + 0.97)];
    const radius = r[0] / Math.cos(wide);
    const corners = [
      at(place, radius, phi - wide, from),
      at(place, radius, phi + wide, from),
      at(place, radius, phi + wide, to),
      at(place, radius, phi - wide, to),
    ] as const;
    return [[...corners, corners[0]]];
  });
}

/** Trapezoids that fill a wheel. */
function wheelChambers(place: PointTransform, {r, z, sectors}: DetectorPiece): readonly Line3[] {
  return [z[0], -z[0]].flatMap((lid) =>
    Array.from({length: sectors}, (_, i) => i).flatMap((sector): readonly Line3[] => {
      const phi = (turn * sector) / sectors;
      if (!isThere(phi)) return [];
      const wide = (half[sector % 2 === 0 ? 0 : 1] * turn) / sectors;
      const corners = [
        at(place, r[0], phi - wide, lid),
        at(place, r[1], phi - wide, lid),
        at(place, r[1], phi + wide, lid),
        at(place, r[0], phi + wide, lid),
      ] as const;
      return [[...corners, corners[0]]];
    }),
  );
}

/** Eight long loops around the calorimeters. */
function coils(place: PointTransform, {r, z, sectors}: DetectorPiece): readonly Line3[] {
  const bend = 1200;
  return Array.from({length: sectors}, (_, i) => (turn * (i + 0.5)) / sectors)
    .filter(isThere)
    .map((phi): Line3 => {
      const corner = (radius: number, along: number): Point => at(place, radius, phi, along);
      const [inner, outer, end] = [r[0], r[1], z[1]];
      return [
        corner(inner, bend - end),
        corner(inner, end - bend),
        corner(inner + bend, end),
        corner(outer - bend, end),
        corner(outer, end - bend),
        corner(outer, bend - end),
        corner(outer - bend, -end),
        corner(inner + bend, -end),
        corner(inner, bend - end),
      ];
    });
}

/** The rectangles that the cut lays open, as two triangles each. */
function sections(place: PointTransform, {r, z}: DetectorPiece): readonly Face[] {
  const spans = z[0] === 0 ? [[-z[1], z[1]] as const] : [z, [-z[1], -z[0]] as const];
  return [cut.from, cut.to].flatMap((phi) =>
    spans.flatMap(([from, to]): readonly Face[] => {
      const [a, b, c, d] = [
        at(place, r[0], phi, from),
        at(place, r[1], phi, from),
        at(place, r[1], phi, to),
        at(place, r[0], phi, to),
      ] as const;
      return [
        [a, b, c],
        [a, c, d],
      ];
    }),
  );
}

/** The edges of the rectangles that the cut lays open. */
const sectionEdges = (place: PointTransform, {r, z}: DetectorPiece): readonly Line3[] =>
  [cut.from, cut.to].flatMap((phi) =>
    (z[0] === 0 ? [[-z[1], z[1]] as const] : [z, [-z[1], -z[0]] as const]).map(([from, to]) => [
      at(place, r[0], phi, from),
      at(place, r[1], phi, from),
      at(place, r[1], phi, to),
      at(place, r[0], phi, to),
      at(place, r[0], phi, from),
    ]),
  );

/** The wheels beyond, in mm, would hide more than they show. */
const furthestWheel = 9000;

const tileParts = ['tile', 'hadronic-end-cap', 'forward'];

/** What the cut through the calorimeters and the straws shows. */
export function detectorFaces(place: PointTransform): readonly DetectorFaces[] {
  const faces = (...parts: readonly string[]): readonly Face[] =>
    ofPart(...parts).flatMap((piece) => sections(place, piece));
  return [
    {token: 'event-tile', opacity: 0.8, faces: faces(...tileParts)},
    {token: 'event-liquid-argon', opacity: 0.8, faces: faces('em')},
    {token: 'event-straws', opacity: 0.6, faces: faces('trt')},
  ];
}

export function detectorLines(place: PointTransform): readonly DetectorLines[] {
  const calorimeter = (...parts: readonly string[]): readonly Line3[] =>
    ofPart(...parts).flatMap((piece) => [
      ...rings(place, piece),
      ...ribs(place, piece, 16),
      ...sectionEdges(place, piece),
    ]);
  return [
    {
      token: 'line-strong',
      opacity: 0.4,
      lines: ofPart('pixel', 'sct').flatMap((piece) => rings(place, piece)),
    },
    {
      token: 'line-strong',
      opacity: 0.4,
      lines: [
        ...ofPart('trt', 'solenoid').flatMap((piece) => [
          ...rings(place, piece),
          ...sectionEdges(place, piece),
        ]),
        ...ofPart('beam-pipe').flatMap((piece) => [
          ...rings(place, piece, true),
          ...ribs(place, piece, 8),
        ]),
      ],
    },
    {token: 'event-em', opacity: 0.35, lines: calorimeter('em')},
    {token: 'event-hadronic', opacity: 0.28, lines: calorimeter(...tileParts)},
    {
      token: 'particle-b-jet',
      opacity: 0.14,
      lines: [
        ...ofPart('muon-barrel').flatMap((piece) => barrelChambers(place, piece)),
        ...ofPart('muon-wheels')
          .filter(({z}) => z[0] < furthestWheel)
          .flatMap((piece) => wheelChambers(place, piece)),
      ],
    },
    {
      token: 'line-strong',
      opacity: 0.45,
      lines: ofPart('barrel-toroid').flatMap((piece) => coils(place, piece)),
    },
  ];
}
