/** Plots of pairs of leptons and of photons. */
import {mass, sum} from '../../src/physics/fourVector';
import {masses} from '../../src/physics/masses';
import {
  zToLeptons,
  type DrellYan,
  type MassRange,
} from '../../src/physics/montecarlo/collider/drellYan';
import {measuredLepton} from '../../src/physics/montecarlo/collider/response';
import type {Random} from '../../src/physics/random';
import {histogram, integral} from '../../src/physics/statistics/binning';
import * as parameters from '../../src/samples/hww13/parameters';
import {continuumDensity} from '../../src/samples/hyy13/published';
import {inPercent, tableOf, total, type SimulatedTable} from './table';

function pairMass(random: Random, generator: DrellYan, range: MassRange): number {
  const {leptons, kinds} = zToLeptons(random, generator, range);
  const [one, other] = leptons;
  return mass(
    sum(
      measuredLepton(random, one, kinds[0], parameters.calibratedLeptons),
      measuredLepton(random, other, kinds[1], parameters.calibratedLeptons),
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
  const density = (m: number): number => Math.exp(-0.5 * ((m - masses.higgs) / width) ** 2);
  const signal = background.map((_, bin) => {
    const low = binning.low + 2 * bin;
    return integral(density, low, low + 2);
  });
  const highest = Math.max(...signal);
  return tableOf(
    binning,
    {axis: 'Mass of two muons [GeV]', decimals: 1},
    {
      'Z → μμ': background.map((it) => (muonPairScale.background * it) / total(background)),
      'H → μμ × 100': signal.map((it) => (muonPairScale.signal * it) / highest),
    },
  );
}

export function electronPairs(random: Random): SimulatedTable {
  const binning = {low: 40, high: 140, bins: 30};
  const generator = {...parameters.z, channels: [1, 0, 0] as const};
  const found = Array.from({length: 50_000}, () =>
    pairMass(random, generator, {low: 40, high: 200}),
  );
  return tableOf(
    binning,
    {axis: 'Mass of two electrons [GeV]', decimals: 1},
    {'Events [%]': inPercent(histogram(found, binning))},
  );
}

/** A tenth of the data: counts of background and signal near 125 GeV, as the tutorial states them. */
export const photonPairScale = {background: 480, signal: 30};
/** Resolution of the mass in GeV, that of the sample of photon pairs. */
const photonPairWidth = 1.9;

export function photonPairs(): SimulatedTable {
  const binning = {low: 105, high: 159, bins: 18};
  const edge = (bin: number): number => binning.low + 3 * bin;
  const inBin = (density: (m: number) => number, bin: number): number =>
    integral(density, edge(bin), edge(bin + 1));
  const higgsBin = Math.floor((masses.higgs - binning.low) / 3);
  const bins = Array.from({length: binning.bins}, (_, bin) => bin);
  const scale = photonPairScale.background / inBin(continuumDensity, higgsBin);
  const peak = (m: number): number => Math.exp(-0.5 * ((m - masses.higgs) / photonPairWidth) ** 2);
  const peakScale = photonPairScale.signal / inBin(peak, higgsBin);
  const background = bins.map((bin) => scale * inBin(continuumDensity, bin));
  const both = background.map((count, bin) => count + peakScale * inBin(peak, bin));
  return tableOf(
    binning,
    {axis: 'Mass of two photons [GeV]', decimals: 0},
    {'with H → γγ': both, 'background alone': background},
  );
}
