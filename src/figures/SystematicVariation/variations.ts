import {normalisation, systematicBand} from '@site/src/physics/statistics/systematicBand';
import {
  jetPairBinning,
  measuredMasses,
  nominalResolution,
  wEvents,
} from '@site/src/physics/montecarlo/wToJets';

const events = wEvents(20210689, 40_000);

const measure = (scale: number, resolution = nominalResolution): readonly number[] =>
  measuredMasses(events, {scale, resolution});

export const nominal = measure(1);

/** Relative change of the resolution, up and down: a round value for teaching. */
export const resolutionShift = 0.05;

/** Relative uncertainty of the luminosity of the open 13 TeV data. */
export const luminosityShift = 0.009;

const resolution = {
  up: measure(1, nominalResolution * (1 + resolutionShift)),
  down: measure(1, nominalResolution * (1 - resolutionShift)),
};

const luminosity = normalisation(nominal, luminosityShift);

const ratioTo = (counts: readonly number[]): readonly number[] =>
  counts.map((count, bin) => count / (nominal[bin] ?? NaN));

const changeIn = (counts: readonly number[], bin: number): number =>
  100 * ((ratioTo(counts)[bin] ?? NaN) - 1);

/** The bin in the left flank of the peak that is read out, from 65 to 70 GeV. */
export const shownBin = 3;

const binWidth = (jetPairBinning.high - jetPairBinning.low) / jetPairBinning.bins;
const shownFrom = jetPairBinning.low + shownBin * binWidth;

export const shownRange = `${shownFrom} to ${shownFrom + binWidth} GeV`;

/** Change in percent of the content of the bin that is read out. */
export interface Source {
  readonly name: string;
  readonly up: number;
  readonly down: number;
}

/** Everything that the figure shows. @param shift the relative shift of the energy scale: 0.01 for 1 % */
export function variationsOf(shift: number) {
  const scale = {up: measure(1 + shift), down: measure(1 - shift)};
  const band = systematicBand(nominal, [scale, resolution, luminosity]);
  const sources: readonly Source[] = [
    {name: 'energy scale', ...scale},
    {name: 'resolution', ...resolution},
    {name: 'luminosity', ...luminosity},
    {name: 'in quadrature', up: band.high, down: band.low},
  ].map(({name, up, down}) => ({
    name,
    up: changeIn(up, shownBin),
    down: changeIn(down, shownBin),
  }));
  return {
    ...scale,
    sources,
    ratios: {
      up: ratioTo(scale.up),
      down: ratioTo(scale.down),
      low: ratioTo(band.low),
      high: ratioTo(band.high),
    },
  };
}
