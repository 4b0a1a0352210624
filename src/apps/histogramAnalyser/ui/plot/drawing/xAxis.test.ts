import {expect, it} from 'vitest';
import {scaleOf} from '@site/src/plot/axes';
import {
  channelHistogram,
  jetsHistogram,
  massHistogram,
} from '@site/src/test-kit/histogramAnalyser/testPlots';
import {linesOf} from './plotLayout';
import {xAxisOf} from './xAxis';

const labelsOf = (...given: Parameters<typeof xAxisOf>) =>
  scaleOf(xAxisOf(...given), [0, 330], 13, 'x').ticks.map(({label}) => label);

it('has round numbers, angles, whole numbers or categories, as its quantity needs', () => {
  expect(labelsOf(massHistogram, [0, 50, 100])).toEqual(['0', '20', '40', '60', '80', '100']);
  const angle = {...massHistogram, unit: '°', axis: {low: 0, high: 180, bins: 18}} as const;
  expect(labelsOf(angle, [0, 90, 180])).toEqual(['0', '30', '60', '90', '120', '150', '180']);
  expect(labelsOf(jetsHistogram, [-0.5, 0.5, 1.5, 2.5, 3.5, 4.5])).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
  ]);
  expect(labelsOf(channelHistogram, [0, 1, 2, 3])).toEqual(['ee', 'μμ', 'eμ']);
});

it('breaks a label between its parts', () => {
  const label = '√s = 13 TeV, 10.06 fb⁻¹, simulated for teaching';
  expect(linesOf(label, 40)).toEqual([label]);
  expect(linesOf(label, 13)).toEqual(['√s = 13 TeV, 10.06 fb⁻¹,', 'simulated for teaching']);
});
