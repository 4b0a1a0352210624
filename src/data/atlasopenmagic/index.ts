/**
 * The Python package atlasopenmagic: its public functions as of version 1.8.0 and, where `since` is
 * 1.9.0, of the source after it. It has no public classes or constants. Sources: metadata.py, utils.py
 * and weights.py of the package, and its tags for what changed when.
 */
import {deprecated} from './functions/deprecated';
import {discovery} from './functions/discovery';
import {files} from './functions/files';
import {metadata} from './functions/metadata';
import {releases} from './functions/releases';
import {utilities} from './functions/utilities';
import {weights} from './functions/weights';
import {groups, type ApiFunction, type GroupKey} from './schema';

export {groups, type ApiFunction, type ApiParameter, type GroupKey} from './schema';

export const atlasopenmagicApi: readonly ApiFunction[] = [
  ...releases,
  ...discovery,
  ...metadata,
  ...files,
  ...weights,
  ...utilities,
  ...deprecated,
];

/** The id of the heading of a function. */
export const sectionOf = ({name, section}: ApiFunction): string => section ?? name;

/** The address of the section about a function. */
export function addressOf(entry: ApiFunction): string {
  const page = groups.find(({key}) => key === entry.group)?.page ?? '';
  return `${page}#${sectionOf(entry)}`;
}

/** The function of this name; an unknown one is an error of the page that asks. */
export function functionNamed(name: string): ApiFunction {
  const entry = atlasopenmagicApi.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`atlasopenmagic has no function ${name}.`);
  return entry;
}

/** The functions of a chapter, in the order of the reference. */
export const functionsOf = (group: GroupKey): readonly ApiFunction[] =>
  atlasopenmagicApi.filter((entry) => entry.group === group);
