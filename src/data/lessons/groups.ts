/** Links that give each group of a class different events, and how the class combines its results. */

/** Numbers of groups among which the apps divide a sample. */
export const groupLimits = {low: 2, high: 40} as const;

export interface GroupWork {
  /** Path of the app, with `{group}` and `{groups}` in place of the group and the number of groups. */
  readonly link: string;
  /** The way in which the teacher collects the results. */
  readonly collect: string;
  /** Path of the page that combines them. */
  readonly results: string;
}

/**
 * The groups of a histogram analyser, each with its own part of the sample.
 *
 * @param classLink path that opens the app with its guide
 * @param name of the app in its URL
 */
export const analyserGroups = (classLink: string, name: string): GroupWork => ({
  link: `${classLink}&${name}.group={group}&${name}.groups={groups}&${name}.v=1`,
  collect:
    'In the app, each group finds its class code under “Share”. You enter the codes on the page for teachers.',
  results: '/apps/class-results',
});

/**
 * The path for one group.
 *
 * @param group from 1 to `groups`
 */
export const groupLinkOf = (link: string, group: number, groups: number): string =>
  link.replaceAll('{group}', String(group)).replaceAll('{groups}', String(groups));

/** The number of groups unless a teacher chooses another one. */
export const defaultGroups = 6;

/** A line for each group with its link. @param addressOf returns the full URL of a path */
export const groupLinesOf = (
  {link}: GroupWork,
  count: number,
  addressOf: (path: string) => string,
): readonly string[] =>
  Array.from(
    {length: count},
    (_, i) => `Group ${i + 1}: ${addressOf(groupLinkOf(link, i + 1, count))}`,
  );
