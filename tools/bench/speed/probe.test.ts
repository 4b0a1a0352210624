import {describe, expect, it} from 'vitest';
import {speedOf} from './probe';

describe('speedOf', () => {
  const seen = {
    firstPaint: 200,
    paints: [200, 900],
    shifts: [0.01, 0.002],
    tasks: [
      {start: 100, duration: 400},
      {start: 250, duration: 80},
      {start: 700, duration: 150},
    ],
  };

  it('takes the last largest paint and the sum of the shifts', () => {
    expect(speedOf(seen)).toMatchObject({lcp: 900, cls: 0.012});
  });

  it('counts what tasks after the first paint take beyond 50 ms', () => {
    expect(speedOf(seen).tbt).toBe(30 + 100);
  });

  it('reports no largest paint where there was none', () => {
    expect(speedOf({...seen, paints: []}).lcp).toBeNaN();
  });
});
