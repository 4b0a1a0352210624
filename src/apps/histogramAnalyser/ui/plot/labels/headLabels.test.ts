import {expect, it} from 'vitest';
import {channelHistogram, massHistogram} from '@site/src/test-kit/histogramAnalyser/testPlots';
import {headNames, nameBesideFields} from './headLabels';

it('a plot with categories keeps its name beside their boxes, where there is room for both', () => {
  const width = 296;
  expect(headNames(channelHistogram, undefined, width).name).toBe('Lepton flavours');
  expect(nameBesideFields(channelHistogram, undefined, width)).toBe('Lepton flavours');
  expect(nameBesideFields(channelHistogram, 'μμ', width)).toBe('Lepton flavours');
  expect(nameBesideFields(channelHistogram, undefined, 200)).toBe('Channel');
});

it('a plot with a range has its symbol beside the fields of the ends', () => {
  expect(nameBesideFields(massHistogram, undefined, 600)).toBe('m(ℓℓ)');
});
