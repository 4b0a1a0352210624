/** A picture as a PNG of at most 256 colours: a third of the size of one with all of them. */
import {crc32, deflateSync} from 'node:zlib';

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each point; all points are opaque. */
  readonly pixels: Uint8Array;
}

const most = 256;

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

export function indexedPng({width, height, pixels}: Picture): Buffer {
  const colourAt = (point: number): number =>
    ((pixels[4 * point] ?? 0) << 16) |
    ((pixels[4 * point + 1] ?? 0) << 8) |
    (pixels[4 * point + 2] ?? 0);
  const counts = new Map<number, number>();
  for (let point = 0; point < width * height; point += 1) {
    const colour = colourAt(point);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const {colours, places} = palette(counts);
  const rows = Buffer.alloc((width + 1) * height);
  for (let point = 0; point < width * height; point += 1) {
    const row = Math.floor(point / width);
    rows[row + point + 1] = places.get(colourAt(point)) ?? 0;
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height)),
    chunk(
      'PLTE',
      Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(rows, {level: 9})),
    chunk('IEND', new Uint8Array()),
  ]);
}
