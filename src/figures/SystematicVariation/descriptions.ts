import {formatNumber} from '@site/src/kit/format/numbers';
import {formatPercent, formatWithUnit} from '@site/src/kit/format/quantities';
import {luminosityShift, resolutionShift, shownRange, type Source} from './variations';

const twoDecimals = {maxDecimals: 2};

export const caption = `Simulated for teaching: 40,000 W bosons that decay to two jets, measured with a resolution of 10 %. Top: the same events with all jet energies shifted up and down together. Bottom: the ratio to the nominal histogram; the grey band adds two more sources in quadrature, the jet energy resolution (changed by ${formatPercent(resolutionShift, twoDecimals)} of its value) and the luminosity (${formatPercent(luminosityShift, twoDecimals)}). A shift of the energy moves events across the bin edges, so it matters most where the histogram is steep. The statistical uncertainty is not shown.`;

/** A change in per cent: +4.2 %. */
export const signed = (change: number): string =>
  formatWithUnit(formatNumber(change, {decimals: 1, plus: true}), '%');

export const printShift = (shift: number): string =>
  shift === 0 ? '0 %' : `±${formatPercent(shift, {decimals: 2})}`;

const upAndDown = ({name, up, down}: Source): string => `${name} ${signed(up)} and ${signed(down)}`;

/** The text of the slider: the shift, and the band in one bin. */
export const describeShift = (shift: number, sources: readonly Source[]): string =>
  `${printShift(shift)}; from ${shownRange} ${sources.slice(-1).map(upAndDown).join('')}`;

export const altOf = (shift: number, sources: readonly Source[]): string =>
  `Histogram of the dijet invariant mass from 50 to 110 GeV with its peak near 80 GeV, nominal and with the jet energies shifted by ${printShift(shift)}, and below it the ratios with an uncertainty band. ${
    shift === 0
      ? 'Without a shift the three histograms are the same.'
      : 'An upward shift moves events to the right: fewer below the peak, more above it; a downward shift does the opposite.'
  } In the bin from ${shownRange}, up and down: ${sources.map(upAndDown).join('; ')}.`;
