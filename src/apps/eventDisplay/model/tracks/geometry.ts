/**
 * The detector to draw, in mm: the parts of `data/detectorGeometry`, one piece for each layer and disk.
 * Every piece is the same at +z and −z.
 */
import {detectorPart, detectorParts, type DetectorPart} from '../../../../data/detectorGeometry';

type Range = readonly [from: number, to: number];

export interface DetectorPiece {
  /** Unique. */
  readonly key: string;
  /** Of the part that it belongs to. */
  readonly name: string;
  readonly system: DetectorPart['system'];
  /** Distance from the beam line; both ends the same for a thin cylinder. */
  readonly r: Range;
  /** Distance |z| from the middle: from 0 for what is around it, both ends the same for a disk. */
  readonly z: Range;
  /** Into how many sectors it is divided around the beam; 1 for a whole ring. */
  readonly sectors: number;
}

const mm = (metres: number): number => Math.round(10_000 * metres) / 10;

/**
 * Radii of a wheel of muon chambers in mm: between |η| = 2.7 and 1.0 as far as it stays in the detector,
 * and outside of the end-cap toroid where it stands around it.
 */
function wheelRadii({r}: DetectorPart, metres: number): Range {
  const toroid = detectorPart('end-cap-toroid');
  const isAroundToroid = metres > toroid.z[0] && metres < toroid.z[1];
  const innermost = metres / Math.sinh(2.7);
  return [
    mm(isAroundToroid ? Math.max(innermost, toroid.r[1]) : innermost),
    mm(Math.min(metres / Math.sinh(1), r[1])),
  ];
}

function piecesOf(part: DetectorPart): readonly DetectorPiece[] {
  const {key, name, system, sectors = 1, layers, disks} = part;
  const piece = (place: string, r: Range, z: Range): DetectorPiece => ({
    key: `${key}${place}`,
    name,
    system,
    r,
    z,
    sectors,
  });
  const r: Range = [mm(part.r[0]), mm(part.r[1])];
  const z: Range = [mm(part.z[0]), mm(part.z[1])];
  if (layers) return layers.map((at, i) => piece(`-${i + 1}`, [mm(at), mm(at)], z));
  if (!disks) return [piece('', r, z)];
  const isWheel = key === 'muon-wheels';
  return disks.map((at, i) =>
    piece(`-${i + 1}`, isWheel ? wheelRadii(part, at) : r, [mm(at), mm(at)]),
  );
}

/** From the beam outwards. */
export const detectorPieces: readonly DetectorPiece[] = detectorParts.flatMap(piecesOf);

/** The envelope of a detector system: a closed cylinder around the centre of the detector, in mm. */
export interface Envelope {
  readonly r: number;
  readonly z: number;
}

const envelope = (barrel: string, endCap: string, end: 0 | 1): Envelope => ({
  r: mm(detectorPart(barrel).r[end]),
  z: mm(detectorPart(endCap).z[end]),
});

export const envelopes = {
  /** Envelope of the inner detector (JINST 3 (2008) S08003). */
  innerDetector: {r: 1150, z: 3512},
  /** Front of the electromagnetic calorimeter. */
  electromagnetic: envelope('em-barrel', 'em-end-cap', 0),
  /** Front of the hadronic calorimeter. */
  hadronic: envelope('tile-barrel', 'hadronic-end-cap', 0),
  /** Back of the calorimeters. */
  calorimeters: envelope('tile-barrel', 'tile-extended', 1),
  /** What the views show: all, with the outermost muon chambers. */
  detector: {r: 11_000, z: 22_000},
} as const satisfies Readonly<Record<string, Envelope>>;
