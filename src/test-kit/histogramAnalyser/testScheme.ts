/** What can be set in the analysis of the invented events. */
import type {Scheme} from '@site/src/apps/histogramAnalyser/model/analysis';
import {testDimensions} from './testEvents';

export const testScheme: Scheme = {
  name: 'hww',
  dimensions: testDimensions,
  processes: ['hww', 'ww', 'ttbar'],
  luminosity: {low: 1, start: 10, high: 3000},
  options: [
    {name: 'axis', values: ['linear', 'log'], start: 'linear'},
    {name: 'seed', low: 0, high: 99, start: 7},
  ],
};
