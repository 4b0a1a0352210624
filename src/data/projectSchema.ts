/** What an entry of the list of community projects must be. */
import * as z from 'zod';
import {
  projectLanguages,
  projectLevels,
  projectReleases,
  projectTools,
  projectTopics,
} from './projectTerms';

function oneOf<Key extends string>(terms: Readonly<Record<Key, string>>) {
  return z.enum(Object.keys(terms) as [Key, ...Key[]]);
}

const wholeHours = z.int().min(1).max(100);

/** Null where the project states nothing: an entry never guesses. */
const project = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
  title: z.string().min(5).max(80),
  institute: z.string().min(3).max(60),
  /** One or two sentences on what students do. */
  summary: z.string().min(80).max(320),
  topic: z.enum(projectTopics),
  level: oneOf(projectLevels),
  /** The level in the words of its authors. */
  statedLevel: z.string().min(3).max(40),
  hours: z
    .strictObject({min: wholeHours, max: wholeHours})
    .refine(({min, max}) => min <= max, 'the minimum time is longer than the maximum'),
  /** The language of the text. */
  text: oneOf(projectLanguages),
  tools: z.array(oneOf(projectTools)).min(1),
  releases: z.array(oneOf(projectReleases)).min(1).nullable(),
  /** The form in which students meet the data. */
  format: z.string().min(3).max(60).nullable(),
  /** Where the authors say that it runs. */
  runsOn: z.string().min(3).max(60).nullable(),
  licence: z.string().min(2).max(40).nullable(),
  link: z.url({protocol: /^https$/}),
});

export type Project = z.infer<typeof project>;

function named(entry: unknown, index: number): string {
  const {title} = (entry ?? {}) as {title?: unknown};
  return typeof title === 'string' && title ? `“${title}”` : `entry ${index + 1}`;
}

function entryProblems(entry: unknown, index: number): readonly string[] {
  const result = project.safeParse(entry);
  if (result.success) return [];
  return result.error.issues.map(
    ({path, message}) => `${named(entry, index)}: ${path.join('.') || 'fields'}: ${message}`,
  );
}

function repeats(entries: readonly Project[], field: 'id' | 'link'): readonly string[] {
  return entries.flatMap((entry, index) => {
    const first = entries.findIndex((other) => other[field] === entry[field]);
    return first === index
      ? []
      : [`${named(entry, index)}: ${field}: the same as that of ${named(entries[first], first)}`];
  });
}

/** Names entry, field and fault for each thing that is wrong; an empty list if nothing is. */
export function projectProblems(entries: readonly unknown[]): readonly string[] {
  const problems = entries.flatMap(entryProblems);
  if (problems.length > 0) return problems;
  const valid = entries as readonly Project[];
  return [...repeats(valid, 'id'), ...repeats(valid, 'link')];
}
