import type {AppDescription} from '../model/description';
import {hww13} from './hww13';

export const hww8: AppDescription = {
  ...hww13,
  key: 'hww8',
  name: 'hww8',
  route: '/apps/histogram-analyser-8tev',
  title: 'Histogram Analyser: H → WW at 8 TeV',
  summary:
    'The same nine histograms for collisions at 8 TeV, of which 1 fb⁻¹ was released. See how much significance is lost with a tenth of the luminosity and a smaller cross-section.',
  luminosity: 1,
  presets: [],
  whatIf: [],
  challenges: [],
  thumbnail: {dimension: 'mt', cuts: 'is.channel=2&in.bTags=..0.5', shows: 'stack'},
};
