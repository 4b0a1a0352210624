import type {Project} from './project';

/** The values of the arguments on the command line, by name. */
export type Values = Readonly<Record<string, string>>;

/** How one kind of content is added to the project. */
export interface Recipe {
  /** What each argument means; those with a leading `?` may be left out. */
  readonly arguments: Readonly<Record<string, string>>;
  /** The arguments of an example. */
  readonly example: string;
  /** Adds the files and entries; returns what is left to do, one step a line. */
  readonly add: (project: Project, values: Values) => readonly string[];
  /** A script that makes other files from these, such as `generate-catalogue`. */
  readonly script?: string;
}

/** The word by which every place to fill in begins. */
export const fillIn = 'Fill in:';

/** Text as the last part of an address: lower-case letters, digits and hyphens. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
  if (!slug) throw new Error(`"${text}" has no letter or digit of which an address could be made.`);
  return slug;
}

/** A value as TypeScript writes it; Prettier chooses the quotes. */
export const literal = (value: unknown): string => JSON.stringify(value, null, 2);

/** @throws if the value is none of those that are possible */
export function oneOf<Choice extends string>(
  what: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === value);
  if (!found) throw new Error(`${what} "${value}" does not exist. Choose ${choices.join(', ')}.`);
  return found;
}
