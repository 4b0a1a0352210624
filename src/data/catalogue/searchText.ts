/** The words by which a sample is found, in the letters of a keyboard. */
import type {Sample} from './types';

const spellings: readonly (readonly [RegExp, string])[] = [
  [/tt\u0304/g, 'ttbar'],
  [/→/g, ' '],
  [/–/g, '-'],
  [/γ/g, 'gamma'],
  [/μ/g, 'mu'],
  [/τ/g, 'tau'],
  [/ν/g, 'nu'],
  [/χ/g, 'chi'],
  [/ℓ/g, 'l'],
  [/⁺/g, '+'],
  [/⁻/g, '-'],
];

/** The same text without letters that a keyboard lacks: tt̄ becomes ttbar, μμ mumu, 4ℓ 4l. */
export const plainLetters = (text: string): string =>
  spellings.reduce((plain, [letter, word]) => plain.replace(letter, word), text).toLowerCase();

/** Number, names, process and generator of a sample, as written and in plain letters. */
export function searchText(sample: Sample): string {
  const {dsid, name, process, generator} = sample;
  const written = [dsid, name, process, generator ?? ''].join(' ').toLowerCase();
  return `${written} ${plainLetters(process)}`;
}
