/** Where the screenshots of the site are kept, of what there are screenshots, and how much they may weigh. */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/files';

export const screenshotFolder = 'tests/visual/screenshots';

/** Together, in bytes: they are part of every clone of the project, in each of their versions. */
export const screenshotBudget = 10_000_000;

export interface ScreenshotVariant {
  readonly name: string;
  readonly width: number;
  readonly mode: 'light' | 'dark';
  /** False if only the nightly run compares it. */
  readonly isInCi: boolean;
}

/** A phone, the narrowest screen with the sidebar, and a wide screen, each in both colour modes. */
export const looks: readonly ScreenshotVariant[] = [375, 1024, 1600].flatMap((width) =>
  (['light', 'dark'] as const).map((mode) => {
    const name = `${width}-${mode}`;
    return {name, width, mode, isInCi: name === '1024-light' || name === '375-dark'};
  }),
);

const screenshotSets = ['templates', 'kitchenSink', 'search'] as const;
export type ScreenshotSet = (typeof screenshotSets)[number];

export interface Screenshot {
  /** Below the folder of the screenshots, with slashes. */
  readonly file: string;
  readonly bytes: number;
}

/** The screenshots that are there, none before they were taken for the first time. */
export function keptScreenshots(root: string): readonly Screenshot[] {
  const folder = path.join(root, screenshotFolder);
  if (!existsSync(folder)) return [];
  return filesBelow(folder, '.', /./).map((file) => ({
    file,
    bytes: statSync(path.join(folder, file)).size,
  }));
}

/** Files that no test takes, whatever its page shows: of a set or a variant that is no longer there. */
export function strangers(screenshots: readonly Screenshot[]): readonly string[] {
  const folders = screenshotSets.flatMap((set) => looks.map(({name}) => `${set}/${name}`));
  return screenshots
    .map(({file}) => file)
    .filter((file) => !folders.includes(path.posix.dirname(file)) || !file.endsWith('.webp'));
}

/** One line that says by how much the screenshots are too heavy, or none. */
export function overBudget(screenshots: readonly Screenshot[]): readonly string[] {
  const bytes = screenshots.reduce((sum, screenshot) => sum + screenshot.bytes, 0);
  if (bytes <= screenshotBudget) return [];
  const [heaviest] = [...screenshots].sort((a, b) => b.bytes - a.bytes);
  return [
    `the screenshots have ${bytes} bytes, which is over ${screenshotBudget}: ` +
      `crop the heaviest, such as ${heaviest?.file} with ${heaviest?.bytes}`,
  ];
}
