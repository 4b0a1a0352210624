import {describe, expect, it} from 'vitest';
import {pack, rounding, roundShades, unpack, type Bitmap} from './packScreenshot';

/** A paper with a word on it: one colour, and edges in every shade between it and the ink. */
function letters(): Bitmap {
  const data = new Uint8Array(64 * 64 * 4).fill(255);
  for (let x = 0; x < 64; x += 1) {
    data.set([x * 4, x * 3, 255 - x, 255], (32 * 64 + x) * 4);
  }
  return {width: 64, height: 64, data};
}

function shades({data}: Bitmap): number {
  return new Set(new Uint32Array(Uint8Array.from(data).buffer)).size;
}

describe('a rounded screenshot', () => {
  const rounded = roundShades(letters());

  it('has no channel that is off by more than the tolerance', () => {
    const errors = letters().data.map((value, i) => Math.abs(value - (rounded.data[i] ?? 0)));
    expect(Math.max(...errors)).toBeLessThanOrEqual(rounding);
    expect(Math.max(...errors)).toBeGreaterThan(0);
  });

  it('has fewer shades, and the same paper', () => {
    expect(shades(rounded)).toBeLessThan(shades(letters()) / 1.5);
    expect([...rounded.data.slice(0, 4)]).toEqual([255, 255, 255, 255]);
  });

  it('does not change when it is rounded again', () => {
    expect(roundShades(rounded).data).toEqual(rounded.data);
  });
});

describe('a packed screenshot', () => {
  it('is what was rounded, pixel by pixel', () => {
    const {width, height, data} = unpack(pack(letters()));
    expect([width, height]).toEqual([64, 64]);
    expect([...data]).toEqual([...roundShades(letters()).data]);
  });
});
