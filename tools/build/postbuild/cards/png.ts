/** A picture as a PNG of at most 256 colours: a third of the size of one with all of them. */
import {crc32, deflateSync} from 'node:zlib';

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each point; all points are opaque. */
  readonly pixels: Uint8Array;
}

const most = 256;

/** Level 9 takes three times as long, for two per cent. */
const level = 8;

function distance(a: number, b: number): number {
  const [red, green, blue] = [
    (a >> 16) - (b >> 16),
    ((a >> 8) & 255) - ((b >> 8) & 255),
    (a & 255) - (b & 255),
  ];
  return red * red + green * green + blue * blue;
}

/** The colours that most points have; each other one is taken for the nearest of these. */
function palette(counts: ReadonlyMap<number, number>): {
  readonly colours: readonly number[];
  readonly places: ReadonlyMap<number, number>;
} {
  const byCount = [...counts]
    .sort(([a, many], [b, more]) => more - many || a - b)
    .map(([colour]) => colour);
  const colours = byCount.slice(0, most);
  const places = new Map(colours.map((colour, place) => [colour, place]));
  for (const colour of byCount.slice(most)) {
    let nearest = 0;
    for (const [place, other] of colours.entries()) {
      if (distance(colour, other) < distance(colour, colours[nearest] ?? 0)) nearest = place;
    }
    places.set(colour, nearest);
  }
  return {colours, places};
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

function header(width: number, height: number): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  // 8 bits a point, colours by palette.
  content.set([8, 3, 0, 0, 0], 8);
  return content;
}

interface Run {
  readonly colour: number;
  readonly start: number;
  readonly end: number;
}

/** Neighbours in a row that have one colour: nearly all points of a card are in long ones. */
function runsOf(pixels: Uint8Array, width: number): readonly Run[] {
  const points = pixels.length / 4;
  const colourAt = (point: number): number =>
    ((pixels[4 * point] ?? 0) << 16) |
    ((pixels[4 * point + 1] ?? 0) << 8) |
    (pixels[4 * point + 2] ?? 0);
  const runs: Run[] = [];
  for (let start = 0; start < points;) {
    const colour = colourAt(start);
    let end = start + 1;
    while (end < points && end % width !== 0 && colourAt(end) === colour) end += 1;
    runs.push({colour, start, end});
    start = end;
  }
  return runs;
}

export function indexedPng({width, height, pixels}: Picture): Buffer {
  const runs = runsOf(pixels, width);
  const counts = new Map<number, number>();
  for (const {colour, start, end} of runs) {
    counts.set(colour, (counts.get(colour) ?? 0) + end - start);
  }
  const {colours, places} = palette(counts);
  const rows = Buffer.alloc((width + 1) * height);
  for (const {colour, start, end} of runs) {
    // Each row begins with a byte that names its filter: none.
    const shift = Math.floor(start / width) + 1;
    rows.fill(places.get(colour) ?? 0, start + shift, end + shift);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height)),
    chunk(
      'PLTE',
      Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(rows, {level})),
    chunk('IEND', new Uint8Array()),
  ]);
}
