/** Plots of pairs of leptons and of photons. */
import {mass, sum} from '../../src/physics/fourVector';
import {polyline} from '../../src/physics/lineShapes';
import {masses} from '../../src/physics/masses';
import {
  zToLeptons,
  type DrellYan,
  type MassRange,
} from '../../src/physics/montecarlo/collider/drellYan';
import {measuredLepton, type LeptonResponse} from '../../src/physics/montecarlo/collider/response';
import type {Random} from '../../src/physics/random';
import {histogram, integral} from '../../src/physics/statistics/binning';
import {gauss} from '../../src/physics/statistics/bumpModel';
import * as parameters from '../../src/samples/hww13/parameters';
import {inPercent, tableOf, total, type SimulatedTable} from './table';

function pairMass(
  random: Random,
  generator: DrellYan,
  range: MassRange,
  response: LeptonResponse = parameters.calibratedLeptons,
): number {
  const {leptons, kinds} = zToLeptons(random, generator, range);
  const [one, other] = leptons;
  return mass(
    sum(
      measuredLepton(random, one, kinds[0], response),
      measuredLepton(random, other, kinds[1], response),
    ),
  );
}

/** Events that the notebook expects in its plot, and the highest bin of its signal, multiplied by 100. */
export const muonPairScale = {background: 196, signal: 13};

export function muonPairs(random: Random): SimulatedTable {
  const binning = {low: 110, high: 160, bins: 25};
  const generator = {...parameters.z, channels: [0, 1, 0] as const};
  const backgroundMasses = Array.from({length: 40_000}, () =>
    pairMass(random, generator, {low: 105, high: 170}),
  );
  const background = histogram(backgroundMasses, binning);
  /** Two muons of half the mass each: √2 less than the resolution of one. */
  const {constant, slope} = parameters.calibratedLeptons.muon;
  const width = (masses.higgs * Math.hypot(constant, slope * (masses.higgs / 2))) / Math.SQRT2;
  const density = (m: number): number => gauss(m, masses.higgs, width);
  const signal = background.map((_, bin) => {
    const low = binning.low + 2 * bin;
    return integral(density, low, low + 2);
  });
  const highest = Math.max(...signal);
  return tableOf(
    binning,
    {axis: 'Mass of two muons [GeV]', decimals: 1},
    {
      background: background.map((it) => (muonPairScale.background * it) / total(background)),
      'H → μμ × 100': signal.map((it) => (muonPairScale.signal * it) / highest),
    },
  );
}

/** Electrons that radiate in the material of the detector: the width and the tail of the peak in the notebook. */
const radiatingElectrons: LeptonResponse = {
  ...parameters.calibratedLeptons,
  scale: 1.005,
  electron: {sampling: 0.119, constant: 0.02},
  radiation: {share: 0.3, mean: 0.05},
};

export function electronPairs(random: Random): SimulatedTable {
  const binning = {low: 40, high: 140, bins: 30};
  const generator = {...parameters.z, channels: [1, 0, 0] as const};
  const found = Array.from({length: 50_000}, () =>
    pairMass(random, generator, {low: 40, high: 200}, radiatingElectrons),
  );
  return tableOf(
    binning,
    {axis: 'Mass of two electrons [GeV]', decimals: 1},
    {'Events [%]': inPercent(histogram(found, binning))},
  );
}

/** A tenth of the data in bins of 1 GeV: all events from 124 to 125 GeV, and those of the signal. */
export const photonPairScale = {events: 480, signal: 30};
/** Mass in GeV, and events per GeV of the background in a tenth of the data, read from the output of the notebook. */
const photonBackground = [
  [100, 771],
  [105, 712],
  [110, 646],
  [115, 573],
  [120, 503],
  [125, 444],
  [130, 384],
  [135, 334],
  [140, 288],
  [145, 248],
  [150, 214],
  [155, 187],
  [160, 165],
] as const;
/** Resolution of the mass in GeV, that of the sample of photon pairs. */
const photonPairWidth = 1.9;

export function photonPairs(): SimulatedTable {
  const binning = {low: 100, high: 160, bins: 60};
  const inBin = (density: (m: number) => number, bin: number): number =>
    integral(density, binning.low + bin, binning.low + bin + 1);
  const higgsBin = 24;
  const bins = Array.from({length: binning.bins}, (_, bin) => bin);
  const {events, signal} = photonPairScale;
  const density = (m: number): number => polyline(m, photonBackground);
  const scale = (events - signal) / inBin(density, higgsBin);
  const peak = (m: number): number => gauss(m, masses.higgs, photonPairWidth);
  const peakScale = signal / inBin(peak, higgsBin);
  const background = bins.map((bin) => scale * inBin(density, bin));
  const both = background.map((count, bin) => count + peakScale * inBin(peak, bin));
  return tableOf(
    binning,
    {axis: 'Mass of two photons [GeV]', decimals: 0},
    {'with H → γγ': both, 'background alone': background},
  );
}
