import {describe, expect, it} from 'vitest';
import {channelHistogram, jetsHistogram, massHistogram} from '../testPlots';
import {linesOf} from './plotLayout';
import {logarithmic, niceLinear, printTick} from '@site/src/plot/scales';
import {xAxisOf} from './xAxis';

const labelsOf = ({ticks}: {readonly ticks: readonly {readonly label: string}[]}) =>
  ticks.map(({label}) => label);

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
])('%f on an axis with steps of %f is %s', (value, step, text) => {
  expect(printTick(value, step)).toBe(text);
});

describe('a logarithmic axis', () => {
  it('has equal distances for equal ratios, and its foot for what is not above zero', () => {
    const scale = logarithmic(0.1, 1000, [400, 0], 9);
    expect([1, 10, 1000].map((value) => Math.round(scale.at(value)))).toEqual([300, 200, 0]);
    expect([0, -3, Number.NaN, 0.01].map(scale.at)).toEqual([400, 400, 400, 400]);
    expect(labelsOf(scale)).toEqual(['10⁻¹', '1', '10', '10²', '10³']);
    expect(scale.between.length).toBe(4 * 9 + 1);
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

describe('the axis of a quantity', () => {
  it('has round numbers, as many as fit', () => {
    const wide = xAxisOf(massHistogram, [0, 20, 40, 60, 80, 100], [0, 500], 45);
    expect(labelsOf(wide)).toEqual([
      '0',
      '10',
      '20',
      '30',
      '40',
      '50',
      '60',
      '70',
      '80',
      '90',
      '100',
    ]);
    const narrow = xAxisOf(massHistogram, [0, 20, 40, 60, 80, 100], [0, 150], 45);
    expect(labelsOf(narrow)).toEqual(['0', '50', '100']);
  });

  it('divides angles as people do', () => {
    const angle = {...massHistogram, unit: '°', axis: {low: 0, high: 180, bins: 18}} as const;
    expect(labelsOf(xAxisOf(angle, [0, 90, 180], [0, 300], 45))).toEqual([
      '0',
      '30',
      '60',
      '90',
      '120',
      '150',
      '180',
    ]);
  });

  it('writes whole numbers in the middle of their bins', () => {
    const jets = xAxisOf(jetsHistogram, [-0.5, 0.5, 1.5, 2.5, 3.5, 4.5], [0, 500], 20);
    expect(jets.ticks).toEqual([0, 1, 2, 3, 4].map((n) => ({at: 50 + 100 * n, label: `${n}`})));
  });

  it('names categories', () => {
    const channel = xAxisOf(channelHistogram, [0, 1, 2, 3], [0, 300], 20);
    expect(channel.ticks).toEqual([
      {at: 50, label: 'ee'},
      {at: 150, label: 'μμ'},
      {at: 250, label: 'eμ'},
    ]);
  });
});

it('breaks a label between its parts', () => {
  const label = '√s = 13 TeV, 10.06 fb⁻¹, simulated for teaching';
  expect(linesOf(label, 40)).toEqual([label]);
  expect(linesOf(label, 13)).toEqual(['√s = 13 TeV, 10.06 fb⁻¹,', 'simulated for teaching']);
});
