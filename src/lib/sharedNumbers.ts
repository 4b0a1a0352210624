/** Shared numbers as texts print them. The tables behind them are large: build and tests only. */
import {recordOf, records} from '../data/catalogue/records';
import {releaseOf} from '../data/catalogue/releases';
import {samplesEvgen13} from '../data/catalogue/samples/evgen13';
import {samples2024} from '../data/catalogue/samples/research2024';
import {skims} from '../data/catalogue/skims';
import {totals, totalsOf} from '../data/catalogue/totals';
import type {CatalogueRecord, Release} from '../data/catalogue/types';
import {
  fromCatalogue,
  typedNumbers,
  type CatalogueNumber,
  type SharedNumberKey,
} from '../data/sharedNumbers';
import {formatCount, formatNumber} from '../kit/format/numbers';
import {formatBytes} from '../kit/format/bytes';
import {formatLargeCount, formatLuminosity, formatWithUnit} from '../kit/format/quantities';

const tables = {samples2024, samplesEvgen13, skims};

const printed = {
  events: formatLargeCount,
  files: formatCount,
  bytes: (bytes: number, placesInTB?: number): string =>
    placesInTB === undefined
      ? formatBytes(bytes)
      : formatWithUnit(formatNumber(bytes / 1e12, {decimals: placesInTB}), 'TB'),
};

function withUncertainty(row: CatalogueRecord | Release): string | null {
  const {luminosityFb, luminosityUncertaintyFb} = row;
  if (luminosityFb === null || luminosityUncertaintyFb === null) return null;
  return formatLuminosity(luminosityFb, {error: luminosityUncertaintyFb});
}

function textOf(number: CatalogueNumber): string | null {
  if ('rows' in number) return formatCount(tables[number.rows].length);
  if ('luminosityOf' in number) {
    return typeof number.luminosityOf === 'number'
      ? withUncertainty(recordOf(number.luminosityOf))
      : releaseOf(number.luminosityOf).luminosityPrint;
  }
  if ('exactLuminosityOf' in number) return withUncertainty(releaseOf(number.exactLuminosityOf));
  const sums =
    'release' in number
      ? totals(records, number.release, number.kind)
      : totalsOf(number.records.map(recordOf));
  const amount = sums?.[number.of] ?? null;
  return amount === null ? null : printed[number.of](amount, number.placesInTB);
}

/** Parts of a number stay on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

function computed(): readonly (readonly [string, string])[] {
  return Object.entries<CatalogueNumber>(fromCatalogue).map(([key, number]) => {
    const text = textOf(number);
    if (text === null) throw new Error(`The catalogue does not contain ${key}.`);
    return [key, unbroken(text)];
  });
}

const typed = Object.entries(typedNumbers).map(([key, {text}]) => [key, unbroken(text)] as const);

/** Every shared number by its key, as it is printed. */
export const sharedNumbers = Object.fromEntries([...computed(), ...typed]) as Readonly<
  Record<SharedNumberKey, string>
>;

export const isSharedNumber = (key: string): key is SharedNumberKey => key in sharedNumbers;
