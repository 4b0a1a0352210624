/** An app with the sample of H → WW and some of its histograms, for tests. */
import type {
  AppDescription,
  HistogramDescription,
} from '@site/src/apps/histogramAnalyser/model/description';

const histogram = (
  dimension: string,
  label: string,
  unit: HistogramDescription['unit'],
  low: number,
  high: number,
  bins: number,
): HistogramDescription => ({
  dimension,
  title: label,
  label,
  unit,
  axis: {low, high, bins},
  explanation: '',
});

export const testPlayApp: AppDescription = {
  key: 'hww13',
  name: 'hww',
  route: '/apps/test',
  title: 'Test of H → WW',
  summary: '',
  histograms: [
    {...histogram('channel', 'Channel', '', 0, 3, 3), categories: ['ee', 'μμ', 'eμ']},
    histogram('mll', 'm(ℓℓ)', 'GeV', 0, 105, 21),
    histogram('jets', 'N(jets)', '', -0.5, 9.5, 10),
    histogram('bTags', 'N(b-tags)', '', -0.5, 4.5, 5),
    histogram('met', 'ETmiss', 'GeV', 0, 200, 20),
    histogram('deltaPhiLl', 'Δφ(ℓ, ℓ)', '°', 0, 180, 18),
  ],
  processes: [
    {id: 'higgs', label: 'H → WW', look: 'higgs', isSignal: true},
    {id: 'ww', label: 'WW', look: 'diboson', isSignal: false},
    {id: 'ttbar', label: 'tt̄', look: 'ttbar', isSignal: false},
    {id: 'z', label: 'Z', look: 'zjets', isSignal: false},
  ],
  signalStands: 'below',
  hasPseudoData: false,
  luminosity: 10.06,
  presets: ['published2020'],
  whatIf: ['spinCorrelations', 'missingResolution', 'bTagWorkingPoint', 'pileUp'],
  challenges: [
    {
      id: 'one',
      title: 'Reach 1.5',
      task: 'Find cuts that bring S/√B to 1.5.',
      measure: 'signalOverRootBackground',
      target: 1.5,
      minEffectiveEvents: 30,
    },
  ],
};
