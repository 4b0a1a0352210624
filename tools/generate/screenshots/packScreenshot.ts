/** Makes the browser's screenshots a sixth as heavy: fewer shades, and a coder that takes its time. */
import {createRequire} from 'node:module';

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly data: Uint8Array;
}

interface Codec {
  decodeWebp(file: Buffer): Bitmap;
  encodeWebp(bitmap: Bitmap, options: {lossless: boolean; quality: number}): Buffer;
}

/**
 * Levels out of 255 by which a channel may be off. The comparison overlooks twice as much, and the
 * edges of letters need a third of the shades.
 */
export const rounding = 4;

/** Playwright's own codec: it is not part of its public interface, so an upgrade may move it. */
function codec(): Codec {
  const playwright = createRequire(require.resolve('@playwright/test')).resolve('playwright');
  const {utils} = createRequire(playwright)('playwright-core/lib/coreBundle') as {utils: Codec};
  return utils;
}

function distance(one: number, other: number): number {
  const apart = (shift: number): number =>
    Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255));
  return Math.max(apart(0), apart(8), apart(16), apart(24));
}

/** Rare shades become the most frequent one that is near enough; flat areas keep their colours. */
export function roundShades({width, height, data}: Bitmap): Bitmap {
  const pixels = new Uint32Array(Uint8Array.from(data).buffer);
  const frequency = new Map<number, number>();
  for (const pixel of pixels) frequency.set(pixel, (frequency.get(pixel) ?? 0) + 1);
  const byFrequency = [...frequency].sort(([, a], [, b]) => b - a).map(([shade]) => shade);
  const kept: number[] = [];
  const become = new Map<number, number>();
  for (const shade of byFrequency) {
    const near = kept.find((other) => distance(shade, other) <= rounding);
    if (near === undefined) kept.push(shade);
    become.set(shade, near ?? shade);
  }
  const rounded = pixels.map((pixel) => become.get(pixel) ?? pixel);
  return {width, height, data: new Uint8Array(rounded.buffer)};
}

export function unpack(file: Buffer): Bitmap {
  return codec().decodeWebp(file);
}

export function pack(bitmap: Bitmap): Buffer {
  return codec().encodeWebp(roundShades(bitmap), {lossless: true, quality: 100});
}
