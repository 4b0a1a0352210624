/**
 * The notebook collection on its current branch, as of July 2026, and those that only its tag for the
 * 2020 data keeps. What they teach, their levels and times are what they state themselves.
 */
import {education2016} from './education2016';
import {education2020} from './education2020';
import {education2025} from './education2025';
import {legacy} from './legacy';
import {research} from './research';
import type {Notebook} from './schema';

export const notebooks: readonly Notebook[] = [
  ...education2025,
  ...education2020,
  ...education2016,
  ...research,
  ...legacy,
];

/** The path in the repository, after `10fb-legacy:` for a notebook of the tag, as in Git. */
export const keyOf = ({path, ref}: Notebook): string =>
  ref === 'master' ? path : `${ref}:${path}`;

export const notebookKeys: readonly string[] = notebooks.map(keyOf);

export const notebookOf = (key: string): Notebook | undefined =>
  notebooks.find((notebook) => keyOf(notebook) === key);

/** The name of the file. */
export const fileOf = ({path}: Pick<Notebook, 'path'>): string =>
  path.slice(path.lastIndexOf('/') + 1);
