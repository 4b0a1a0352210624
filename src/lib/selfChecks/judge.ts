/** Compares answers to self-checks with the right ones. */
import type {NumberAnswer, OptionsAnswer} from '../../data/selfChecks/schema';
import {parseNumber} from '../../kit/format/numbers';

/** `unread`: nothing was chosen, or the text is not a number; then nothing counts as answered. */
export interface Verdict {
  readonly kind: 'right' | 'wrong' | 'unread';
  /** The reply to the user; empty if the question has nothing to add to "right". */
  readonly text: string;
}

const unread = (text: string): Verdict => ({kind: 'unread', text});

/**
 * Compares chosen options with the correct ones.
 *
 * @param chosen indices of the options
 */
export function judgeOptions({kind, options}: OptionsAnswer, chosen: ReadonlySet<number>): Verdict {
  if (chosen.size === 0) {
    return unread(kind === 'choice' ? 'Choose an option first.' : 'Choose at least one option.');
  }
  const picked = options.filter((_, index) => chosen.has(index));
  const wrong = picked.find(({correct}) => !correct);
  if (wrong) return {kind: 'wrong', text: wrong.feedback ?? ''};
  const isComplete = options.every(({correct}, index) => !correct || chosen.has(index));
  return isComplete
    ? {
        kind: 'right',
        text: picked
          .map(({feedback = ''}) => feedback)
          .join(' ')
          .trim(),
      }
    : {kind: 'wrong', text: 'Your choice is correct but incomplete.'};
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A unit as a keyboard writes it: fb⁻¹, fb^-1 and fb-1 are the same. */
const plainUnit = (unit: string): string =>
  unit
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(raised.indexOf(digit)))
    .replaceAll(/[⁻−]/g, '-')
    .replaceAll(/[\s^{}]/g, '');

const withExponent = (text: string): string =>
  text.replaceAll(/−/g, '-').replace(/\s*[x×*·]\s*10\s*\^?\s*(?=[-+]?\d)/, 'e');

/** The number at the start of a text, and the rest, which should be its unit. */
function split(text: string): {readonly number: string; readonly rest: string} {
  const trimmed = withExponent(text.trim());
  const number = /^[-+]?[\d.,\u00a0\u202f ]*\d\.?(?:e[-+]?\d+)?/i.exec(trimmed)?.[0] ?? '';
  return {number, rest: plainUnit(trimmed.slice(number.length))};
}

/** The possible values of a number as typed: 91,2 is 91.2, and 1,234 is 1234 or 1.234. */
function meanings(number: string): readonly number[] {
  const all = [parseNumber(number), parseNumber(number, {hasDecimalComma: true})];
  return all.filter((value) => Number.isFinite(value));
}

/** Compares with a tolerance to which the rounding of binary numbers is added. */
const isWithin = (value: number, centre: number, tolerance: number): boolean =>
  Math.abs(value - centre) <= tolerance + 1e-9 * Math.abs(centre);

/** The maximum distance from the number of a misconception that still counts as it. */
export function misconceptionTolerance(
  {value, tolerance}: NumberAnswer,
  misconception: NumberAnswer['misconceptions'][number],
): number {
  const relative = value === 0 ? tolerance : tolerance * Math.abs(misconception.value / value);
  return misconception.tolerance ?? relative;
}

/** Compares a typed number, with or without its unit, with the answer and the typical mistakes. */
export function judgeNumber(answer: NumberAnswer, text: string): Verdict {
  const {value, tolerance, unit, misconceptions, hint} = answer;
  const {number, rest} = split(text);
  const read = meanings(number);
  if (text.trim() === '') return unread('Enter a number first.');
  if (read.length === 0 || /^[^\p{L}%°]+$/u.test(rest)) {
    return unread('Enter a number, such as 0.5 or 1.2e-5.');
  }
  if (rest !== '' && rest !== plainUnit(unit ?? '')) {
    return unread(unit ? `Give the answer in ${unit}.` : 'Enter the number without a unit.');
  }
  if (read.some((one) => isWithin(one, value, tolerance))) return {kind: 'right', text: ''};
  const mistake = misconceptions.find((known) =>
    read.some((one) => isWithin(one, known.value, misconceptionTolerance(answer, known))),
  );
  return {
    kind: 'wrong',
    text: mistake?.feedback ?? hint ?? 'Check the calculation and the units.',
  };
}
