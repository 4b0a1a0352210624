/** Where what flies straight from the centre of the detector passes its calorimeters. */
import type {Cluster} from '../../../model/event';
import {detectorPieces, type DetectorPiece} from '../../../model/tracks/geometry';

type Range = readonly [from: number, to: number];

/** Distances along the beam, in mm, at which a line at |η| enters and leaves a part; from 0 for one across. */
export function crossing({r, z}: Pick<DetectorPiece, 'r' | 'z'>, eta: number): Range | undefined {
  const size = Math.abs(eta);
  const perRho = Math.sinh(size);
  const from = Math.max(z[0] / Math.max(perRho, 1e-9), r[0]);
  const to = Math.min(perRho > 0 ? z[1] / perRho : Infinity, r[1]);
  return to > from ? [from, to] : undefined;
}

const pieces = (...keys: readonly string[]): readonly DetectorPiece[] =>
  keys.flatMap((key) => detectorPieces.find((piece) => piece.key === key) ?? []);

const calorimeters: Readonly<Record<Cluster['part'], readonly DetectorPiece[]>> = {
  electromagnetic: pieces('em-barrel', 'em-end-cap', 'forward'),
  hadronic: pieces('tile-barrel', 'tile-extended', 'hadronic-end-cap', 'forward'),
};

/** The distances from the beam at which a direction enters and leaves the calorimeter that measures it, in mm. */
export function depthOf({eta, part}: Pick<Cluster, 'eta' | 'part'>): Range {
  const crossings = calorimeters[part].flatMap((calorimeter) => {
    const range = crossing(calorimeter, eta);
    return range ? [range] : [];
  });
  const deepest = crossings.reduce<Range | undefined>(
    (best, range) => (best && best[1] - best[0] >= range[1] - range[0] ? best : range),
    undefined,
  );
  const fallback = 5500 / Math.max(1, Math.sinh(Math.abs(eta)));
  return deepest ?? [0.9 * fallback, fallback];
}
