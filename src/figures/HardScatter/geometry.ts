/** Lines of the sketch, in units of its drawing. Angles in radians, clockwise from the right. */
import type {Random} from '@site/src/physics/random';
import {line, printPoint, type Point} from '../feynman/lines';

export interface Spray {
  /** Lines of partons that split. */
  readonly branches: string;
  /** Where partons bind to hadrons. */
  readonly blobs: readonly {readonly at: Point; readonly degrees: number}[];
  /** Hadrons, as points of a path. */
  readonly hadrons: string;
  /** Ways of the hadrons and of what they decay to. */
  readonly tracks: string;
}

export const away = ([x, y]: Point, angle: number, distance: number): Point => [
  x + distance * Math.cos(angle),
  y + distance * Math.sin(angle),
];

interface Tip {
  readonly at: Point;
  readonly angle: number;
}

/** Splits a parton into two, and these again. */
function split(random: Random, from: Tip, length: number, times: number): [Tip[], string] {
  const at = away(from.at, from.angle, length);
  const path = line(from.at, at);
  if (times === 0) return [[{at, angle: from.angle}], path];
  const parts = [-1, 1].map((side) =>
    split(
      random,
      {at, angle: from.angle + side * (0.2 + 0.06 * times + 0.08 * random())},
      length * (0.72 + 0.16 * random()),
      times - 1,
    ),
  );
  return [parts.flatMap(([tips]) => tips), path + parts.map(([, drawn]) => drawn).join('')];
}

/** A parton that showers, hadronises and decays. */
export function spray(random: Random, from: Tip, length: number, times: number): Spray {
  const [tips, branches] = split(random, from, length, times);
  const hadrons: string[] = [];
  const tracks: string[] = [];
  const blobs = tips.map(({at, angle}) => {
    const centre = away(at, angle, 8);
    for (const side of [-1, 1]) {
      const way = angle + side * (0.14 + 0.12 * random());
      const hadron = away(centre, way, 24 + 8 * random());
      hadrons.push(`M${printPoint(hadron)}h0`);
      tracks.push(line(centre, hadron));
      const spread = random() < 0.5 ? [0] : [-0.32, 0.32];
      tracks.push(
        ...spread.map((turn) => line(hadron, away(hadron, way + turn, 20 + 10 * random()))),
      );
    }
    return {at: centre, degrees: Math.round((180 * angle) / Math.PI)};
  });
  return {branches, blobs, hadrons: hadrons.join(''), tracks: tracks.join('')};
}
