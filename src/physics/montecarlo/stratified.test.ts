import {expect, it} from 'vitest';
import {seededRandom, type Random} from '../random';
import {
  finished,
  inTurn,
  stratified,
  stratifying,
  generatePseudoData,
  type Component,
} from './stratified';

/** Numbers from 0 to 1, of which the first component rejects those below `from`. */
const component = (
  from: number,
  to: number,
  rows: readonly [number, number],
): Component<number> => ({
  make: (random: Random) => {
    const value = from + (to - from) * random();
    return value < 0.2 ? null : value;
  },
  madeShare: to - from,
  accepted: 20_000,
  strata: [
    {contains: (value) => value > 0.9, rows: rows[0]},
    {contains: () => true, rows: rows[1]},
  ],
});

const events = stratified(
  seededRandom(3),
  [component(0, 0.5, [100, 1000]), component(0.5, 1, [1500, 400])],
  8000,
);
const total = (from: number, to: number): number =>
  events.reduce((sum, {event, weight}) => (event >= from && event < to ? sum + weight : sum), 0);

it('weights add up to what is expected, in the right proportions everywhere', () => {
  expect(total(0, 1)).toBeCloseTo(8000, 6);
  expect(total(0, 0.2)).toBe(0);
  expect(total(0.2, 0.5) / 3000).toBeCloseTo(1, 1);
  expect(total(0.5, 0.9) / 4000).toBeCloseTo(1, 1);
  expect(total(0.9, 1) / 1000).toBeCloseTo(1, 1);
});

it('rare strata keep more rows, of smaller weights', () => {
  const rare = events.filter(({event}) => event > 0.9);
  expect(rare).toHaveLength(1500);
  const common = events.filter(({event}) => event > 0.5 && event < 0.9);
  expect(common).toHaveLength(400);
  expect(rare[0]?.weight).toBeLessThan((common[0]?.weight ?? 0) / 5);
});

it('an event that belongs nowhere is an error', () => {
  const lost = {...component(0, 1, [1, 1]), strata: [{contains: () => false, rows: 1}]};
  expect(() => stratified(seededRandom(1), [lost], 10)).toThrow(/no stratum/);
});

it('pseudo-data fluctuate around the expectation, in the proportions of what passes', () => {
  const components = [component(0, 0.5, [1, 1]), component(0.5, 1, [1, 1])];
  const data = generatePseudoData(seededRandom(5), components, 4000);
  expect(Math.abs(data.length - 4000)).toBeLessThan(4 * Math.sqrt(4000));
  expect(data.length).not.toBe(4000);
  const low = data.filter((value) => value < 0.5).length;
  expect(low / data.length).toBeCloseTo(3 / 8, 1);
});

it('reports the share that is done, in the proportions of the sizes, and makes the same', () => {
  const one = () => stratifying(seededRandom(3), [component(0, 1, [9, 9])], 10);
  const shares = Array.from({length: 2}, () => [] as number[]);
  const making = inTurn([one(), one()], [3, 1]);
  for (let step = making.next(); !step.done; step = making.next()) {
    shares[step.value < 0.75 ? 0 : 1]?.push(step.value);
  }
  const [first = [], second = []] = shares;
  expect(first.length).toBeGreaterThan(10);
  expect(second.length).toBe(first.length);
  expect([...first, ...second]).toEqual([...first, ...second].sort((a, b) => a - b));
  expect(Math.max(...second)).toBeLessThan(1);
  expect(finished(one())).toEqual(stratified(seededRandom(3), [component(0, 1, [9, 9])], 10));
});
