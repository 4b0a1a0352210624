import {describe, expect, it} from 'vitest';
import {countRange, scaleOf, valueRange, type Axis} from './axes';
import {logarithmic, niceLinear, formatTick, type Scale} from './scales';

const labelsOf = ({ticks}: Scale) => ticks.map(({label}) => label);

describe('a linear axis', () => {
  it('begins and ends with a tick, and writes thousands with commas', () => {
    const scale = niceLinear(0, 41_234, [200, 0], 5);
    expect(labelsOf(scale)).toEqual(['0', '10,000', '20,000', '30,000', '40,000', '50,000']);
    expect([scale.at(0), scale.at(25_000), scale.at(50_000)]).toEqual([200, 100, 0]);
    expect(scale.power).toBe(0);
  });

  it.each([
    [3_400_000, 6, ['0', '1', '2', '3', '4']],
    [340_000, 3, ['0', '100', '200', '300', '400']],
    [0.00034, -6, ['0', '100', '200', '300', '400']],
    [0.34, 0, ['0.0', '0.1', '0.2', '0.3', '0.4']],
  ])('up to %f has numbers times ten to the power of %i', (high, power, labels) => {
    const scale = niceLinear(0, high, [200, 0], 4);
    expect(scale.power).toBe(power);
    expect(labelsOf(scale)).toEqual(labels);
  });

  it('keeps everything within, whatever it is', () => {
    const scale = niceLinear(0, 10, [200, 0], 5);
    expect([-5, 99, Number.NaN, Infinity, -Infinity].map(scale.at)).toEqual([200, 0, 200, 0, 200]);
  });
});

it.each([
  [2.5, 2.5, '2.5'],
  [0.25, 0.25, '0.25'],
  [1500, 500, '1,500'],
  [1e-17, 0.1, '0.0'],
  [-0.5, 0.5, '−0.5'],
])('%f on an axis with steps of %f is %s', (value, step, text) => {
  expect(formatTick(value, step)).toBe(text);
});

describe('a logarithmic axis', () => {
  it('has equal distances for equal ratios, and its foot for what is not above zero', () => {
    const scale = logarithmic(0.1, 1000, [400, 0], 9);
    expect([1, 10, 1000].map((value) => Math.round(scale.at(value)))).toEqual([300, 200, 0]);
    expect([0, -3, Number.NaN, 0.01].map(scale.at)).toEqual([400, 400, 400, 400]);
    expect(labelsOf(scale)).toEqual(['10⁻¹', '1', '10', '10²', '10³']);
    expect(scale.minorTicks.length).toBe(4 * 9 + 1);
  });

  it('leaves out powers of ten where many would stand close', () => {
    expect(labelsOf(logarithmic(0.1, 2e7, [200, 0], 5))).toEqual([
      '10⁻¹',
      '10',
      '10³',
      '10⁵',
      '10⁷',
    ]);
  });
});

/** Some ranges that data have. */
const ranges = [
  [0, 1],
  [13, 27],
  [-3.2, 0.4],
  [0, 41_234],
  [361_107.1, 361_107.9],
  [0, 3e9],
  [1e-7, 4e-7],
] as const;

describe.each(ranges)('an axis from %f to %f', (min, max) => {
  it('keeps its ends, and has at least two ticks, all on the axis', () => {
    const scale = scaleOf({title: '', min, max}, [50, 450], 13, 'x');
    expect([scale.at(min), scale.at(max)]).toEqual([50, 450]);
    expect(scale.ticks.length).toBeGreaterThanOrEqual(2);
    expect(scale.ticks.every(({at}) => at >= 50 && at <= 450)).toBe(true);
  });

  it('has labels that differ and do not run into each other', () => {
    const scale = scaleOf({title: '', min, max}, [50, 350], 13, 'x');
    const labels = labelsOf(scale);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.join('').length * 0.6 * 13).toBeLessThan(300);
  });

  it('covers its range with ticks if it is nice', () => {
    const scale = scaleOf({title: '', min, max, isNice: true}, [300, 0], 13, 'y');
    expect(scale.min).toBeLessThanOrEqual(min);
    expect(scale.max).toBeGreaterThanOrEqual(max);
    expect([scale.ticks[0]?.at, scale.ticks.at(-1)?.at]).toEqual([300, 0]);
  });
});

describe('an axis of bins', () => {
  const names: Axis = {
    title: 'Channel',
    min: -0.5,
    max: 2.5,
    bins: {edges: [-0.5, 0.5, 1.5, 2.5], labels: ['ee', 'μμ', 'eμ']},
  };

  it('has the names of bins in their middle', () => {
    expect(scaleOf(names, [0, 300], 13, 'x').ticks).toEqual([
      {at: 50, label: 'ee'},
      {at: 150, label: 'μμ'},
      {at: 250, label: 'eμ'},
    ]);
  });

  it('leaves out names that do not fit', () => {
    const long = {...names, bins: {edges: [0, 1, 2, 3], labels: ['electron', 'muon', 'tau']}};
    expect(scaleOf(long, [0, 90], 13, 'x').ticks.length).toBeLessThan(3);
  });

  it('has ticks at whole numbers, or at angles that readers know', () => {
    const count = {title: 'Jets', min: -0.5, max: 2.5, ticks: 'integers'} as const;
    expect(labelsOf(scaleOf(count, [0, 500], 13, 'x'))).toEqual(['0', '1', '2']);
    const angle = {title: 'Δφ [°]', min: 0, max: 180, ticks: 'degrees'} as const;
    expect(labelsOf(scaleOf(angle, [0, 330], 13, 'x'))).toEqual([
      '0',
      '30',
      '60',
      '90',
      '120',
      '150',
      '180',
    ]);
  });
});

describe('the range of an axis', () => {
  it.each([[[0, 3, 4000]], [[0, 0]], [[]], [[1e-9, 5]], [[-4, 7]], [[Number.NaN, 2]]])(
    'of counts %j never includes 0 if it is logarithmic, and reaches above all',
    (values: readonly number[]) => {
      const {min, max} = countRange(values, true);
      expect(min).toBeGreaterThan(0);
      expect(max).toBeGreaterThanOrEqual(10 * min);
      expect(max).toBeGreaterThan(Math.max(0, ...values.filter(Number.isFinite)));
    },
  );

  it('of counts includes 0 if it is linear', () => {
    for (const values of [[3, 4000], [-4, 7], [0], []]) {
      const {min, max} = countRange(values, false);
      expect(min).toBeLessThanOrEqual(0);
      expect(max).toBeGreaterThan(Math.max(0, ...values));
    }
  });

  it('of other values leaves out 0, and has room at both ends', () => {
    const {min, max} = valueRange([90, 92, 91]);
    expect(min).toBeGreaterThan(80);
    expect(min).toBeLessThan(90);
    expect(max).toBeGreaterThan(92);
    expect(valueRange([5]).max).toBeGreaterThan(5);
  });
});
