/** What can be set beside cuts, luminosity and processes: choices of words, and whole numbers. */
import {nameIn} from '@site/src/lib/storage/addressParameters';

export interface Choice {
  readonly name: string;
  readonly values: readonly string[];
  /** One of `values`. */
  readonly start: string;
}

interface WholeNumber {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly start: number;
}

export type Option = Choice | WholeNumber;
export type OptionValue = string | number;
/** Only what differs from its start. */
export type Options = ReadonlyMap<string, OptionValue>;

export const isChoice = (option: Option): option is Choice => 'values' in option;

const isAllowed = (option: Option, value: OptionValue): boolean =>
  isChoice(option)
    ? option.values.includes(value as string)
    : Number.isInteger(value) &&
      (value as number) >= option.low &&
      (value as number) <= option.high;

/** The options after one was set; the same object where that changes nothing or cannot be. */
export function withOption(
  known: readonly Option[],
  options: Options,
  name: string,
  value: OptionValue,
): Options {
  const option = known.find((one) => one.name === name);
  if (!option || !isAllowed(option, value)) return options;
  if ((options.get(name) ?? option.start) === value) return options;
  const others = new Map(options).set(name, value);
  if (value === option.start) others.delete(name);
  return new Map(
    known.flatMap((one) => {
      const set = others.get(one.name);
      return set === undefined ? [] : [[one.name, set] as const];
    }),
  );
}

/** Reads a value from the address; undefined for one that the option does not allow. */
export function parseOption(option: Option, text: string): OptionValue | undefined {
  const value = isChoice(option)
    ? (nameIn(option.values, text) ?? text)
    : /^-?\d{1,9}$/.test(text)
      ? Number(text)
      : text;
  return isAllowed(option, value) ? value : undefined;
}
