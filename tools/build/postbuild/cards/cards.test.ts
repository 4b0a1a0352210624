import {inflateSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {readFont} from './font';
import {setTitle, textWidth} from './lines';
import {indexedPng} from './png';

const font = readFont('node_modules/source-sans/TTF/SourceSans3-Semibold.ttf');
const room = {width: 640, height: 360, sizes: [88, 72, 60, 48]};

describe('the title of a card', () => {
  it('stays on one line where it fits, in the largest size', () => {
    expect(setTitle(font, 'Privacy', room)).toEqual({size: 88, lines: ['Privacy']});
  });

  it('is broken and made smaller until it fits, without losing a word', () => {
    const title = 'Simulated samples of the 2025 release: cross-sections, weights and their sums';
    const {size, lines} = setTitle(font, title, room);
    expect(lines.join(' ')).toBe(title);
    expect(size).toBeLessThan(88);
    expect(lines.filter((line) => textWidth(font, line, size) > room.width)).toEqual([]);
  });

  it('may hold what physics writes', () => {
    expect(
      setTitle(font, 'H → γγ, Z′ → ℓℓ, √s = 13 TeV, 36.6 fb⁻¹', room).lines.length,
    ).toBeGreaterThan(1);
  });

  it('stops the build where no size fits, or a sign is missing', () => {
    expect(() => setTitle(font, 'long '.repeat(80).trim(), room)).toThrow(/does not fit/);
    expect(() => setTitle(font, '漢字', room)).toThrow(/lacks "漢"/);
  });
});

describe('the PNG of a card', () => {
  it('gives back the points that went in', () => {
    const pixels = new Uint8Array([255, 0, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255, 255, 0, 0, 255]);
    const png = indexedPng({width: 2, height: 2, pixels});
    expect(png.readUInt32BE(16)).toBe(2);
    const palette = png.subarray(png.indexOf('PLTE') + 4, png.indexOf('PLTE') + 10);
    expect([...palette]).toEqual([255, 0, 0, 0, 0, 255]);
    const at = png.indexOf('IDAT');
    const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    expect([...rows]).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it('has 256 colours at most, and takes others for the nearest', () => {
    const pixels = new Uint8Array(4 * 300 * 2);
    for (let point = 0; point < 600; point += 1) {
      pixels.set([(point % 300) >> 1, (point % 300) & 1, 9, 255], 4 * point);
    }
    const png = indexedPng({width: 300, height: 2, pixels});
    expect(png.readUInt32BE(png.indexOf('PLTE') - 4)).toBe(768);
  });
});
