/** Reads the text of a field for a quantity of a normalisation, and checks the number. */
import type {QuantityName} from '@site/src/physics/normalisation';
import {readNumber} from './readNumber';

interface Reading {
  /** Null for an empty field, and for one that cannot be read. */
  readonly value: number | null;
  /** The reason why the number cannot be used. */
  readonly problem?: string;
  /** A doubt about a number that is used nevertheless. */
  readonly doubt?: string;
}

/** In fb⁻¹. No release has so much, and all have at least this number of pb⁻¹. */
const largestLuminosity = 1000;

function doubtAbout(name: QuantityName, value: number): string | undefined {
  if (name === 'luminosity' && value >= largestLuminosity) {
    return 'This is more than the luminosity of any release. If it is in pb⁻¹, divide it by 1000.';
  }
  if (name === 'kFactor' && value > 5) return 'k-factors are usually between 0.5 and 2.';
  return undefined;
}

export function readField(name: QuantityName, text: string): Reading {
  const value = readNumber(text.replace(/\s*[x×*]\s*10\s*\^?\s*(?=[-−+]?\d)/, 'e'));
  if (value === null) return {value};
  if (value === undefined) {
    const problem = /^\s*\d+,\d+\s*$/.test(text)
      ? `Use a decimal point: ${text.trim().replace(',', '.')}.`
      : 'Enter a number, such as 0.5 or 1.2e-5.';
    return {value: null, problem};
  }
  if (name === 'luminosityError' && value === 0) return {value};
  if (value <= 0) return {value: null, problem: 'Enter a number greater than zero.'};
  if ((name === 'filterEfficiency' || name === 'reduction') && value > 1) {
    return {value: null, problem: 'An efficiency is at most 1: 54 % is 0.54.'};
  }
  return {value, doubt: doubtAbout(name, value)};
}
