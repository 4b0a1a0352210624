import {expect, it} from 'vitest';
import {apart, lineHeight, particleText} from './labels';

const wish = (id: string, x: number, y: number) => ({
  id,
  look: 'jet' as const,
  text: 'jet 40 GeV',
  at: [x, y] as const,
});

it('moves labels apart that would lie on each other, and leaves the others', () => {
  const [first, second, other] = apart(
    [wish('a', 300, 100), wish('b', 310, 104), wish('c', 90, 102)],
    [200, 200],
  );
  expect(first?.at).toEqual([300, 100]);
  expect(Math.abs((second?.at[1] ?? 0) - 100)).toBeGreaterThanOrEqual(lineHeight);
  expect(other?.at).toEqual([90, 102]);
});

it('keeps labels inside of the drawing', () => {
  const [left, right] = apart([wish('a', 4, 100), wish('b', 398, 300)], [200, 200]);
  expect(left?.at[0]).toBeGreaterThan(60);
  expect(right?.at[0]).toBeLessThan(340);
});

it('writes the charge as a sign', () => {
  const muon = {
    id: '',
    kind: 'muon',
    pt: 41.6,
    eta: 0,
    phi: 0,
    charge: -1,
    tracks: [],
    clusters: [],
  } as const;
  expect(particleText(muon)).toBe('μ⁻ 42 GeV');
  expect(particleText({...muon, kind: 'photon', charge: 0, pt: 7.25})).toBe('γ 7.3 GeV');
});
