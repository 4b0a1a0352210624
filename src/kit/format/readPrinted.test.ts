import {describe, expect, it} from 'vitest';
import {readPrinted} from './readPrinted';

describe('a printed number', () => {
  it.each([
    ['24 %', 24],
    ['1,720', 1720],
    ['−3.5', -3.5],
    ['3 × 10⁵', 3e5],
    ['10⁻³', 1e-3],
    ['-2 × 10⁻¹² pb', -2e-12],
    ['65 TB', 65],
  ])('%s', (text, value) => {
    expect(readPrinted(text)).toBeCloseTo(value, 14);
  });

  it.each(['', 'many', 'GeV 3'])('"%s" is refused by name', (text) => {
    expect(() => readPrinted(text)).toThrow(`instead of "${text}"`);
  });
});
