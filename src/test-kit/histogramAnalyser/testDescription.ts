/** An app for the invented events, with pseudo-data as their last process. */
import {edgesOf} from '@site/src/apps/histogramAnalyser/model/counting/axis';
import type {AppDescription} from '@site/src/apps/histogramAnalyser/model/description';
import {testDimensions} from './testEvents';

export const testDescription: AppDescription = {
  key: 'test13',
  name: 'test',
  route: '/apps/test',
  title: 'Test',
  summary: '',
  histograms: testDimensions.map(({name, axis}) => ({
    dimension: name,
    title: name,
    label: name,
    unit: '',
    axis: {edges: edgesOf(axis)},
    explanation: '',
  })),
  processes: [
    {id: 'hww', label: 'H', look: 'higgs', isSignal: true},
    {id: 'ww', label: 'WW', look: 'diboson', isSignal: false},
    {id: 'ttbar', label: 'tt', look: 'ttbar', isSignal: false},
  ],
  signalStands: 'below',
  hasPseudoData: true,
  luminosity: 10,
  presets: ['other'],
  whatIf: [],
  challenges: [],
};
