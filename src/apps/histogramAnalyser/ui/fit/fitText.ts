/** The result of a fit in words. */
import {formatNumber, formatWithError} from '@site/src/kit/format/numbers';
import type {Bump} from '../../model/statistics/bump';

export const formatSigma = (significance: number): string =>
  formatNumber(significance, {decimals: 1});

export function fitText({fit, significance}: Bump, unit: string): string {
  const {signal, mass} = fit;
  const kind = signal.value < 0 ? 'a dip' : 'a peak';
  return `Background-subtracted data: ${kind} of ${formatWithError(signal.value, signal.error)} events at ${formatWithError(mass.value, mass.error)} ${unit}, ${formatSigma(significance)} standard deviations.`;
}
