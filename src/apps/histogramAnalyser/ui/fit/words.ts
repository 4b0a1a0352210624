/** The result of a fit in words. */
import {formatSignificant} from '@site/src/kit/format/numbers';
import type {Estimate} from '@site/src/physics/bumpFit';
import type {Bump} from '../../model/bump';

/** A value with its error to two digits, and as many places: 340 ± 110, 124.8 ± 0.6. */
export function printEstimate({value, error}: Estimate): string {
  if (!(error > 0)) return formatSignificant(value, 4);
  const places = Math.max(0, 1 - Math.floor(Math.log10(error)));
  const tidy = (number: number): string =>
    number.toLocaleString('en-GB', {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
  return `${tidy(value).replace('-', '−')} ± ${tidy(error)}`;
}

export const printSigma = (significance: number): string =>
  significance.toFixed(1).replace('-', '−');

export function inWords({fit, significance}: Bump, unit: string): string {
  const {signal, mass} = fit;
  const kind = signal.value < 0 ? 'a dip' : 'a bump';
  return `Data less background: ${kind} of ${printEstimate(signal)} events at ${printEstimate(mass)} ${unit}, ${printSigma(significance)} standard deviations.`;
}
