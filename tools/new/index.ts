/** What `npm run new` can add, and its command line. */
import {parseArgs} from 'node:util';
import {faq} from './faq';
import {lesson} from './lesson';
import {news} from './news';
import {page} from './page';
import {Project} from './project';
import type {Recipe, Values} from './recipe';
import {release} from './release';

export const recipes: Readonly<Record<string, Recipe>> = {page, faq, news, release, lesson};

const nameOf = (argument: string): string => argument.replace('?', '');

/** The arguments of one kind with an example, or the kinds. */
export function usage(kind: string | undefined): string {
  const recipe = kind === undefined ? undefined : recipes[kind];
  if (!recipe) {
    const kinds = Object.keys(recipes).join('|');
    return `npm run new -- ${kinds} [arguments]\nWithout arguments, a kind says what it needs.`;
  }
  const lines = Object.entries(recipe.arguments).map(([argument, meaning]) => {
    const optional = argument.startsWith('?') ? ' (optional)' : '';
    return `  --${nameOf(argument).padEnd(10)} ${meaning}${optional}`;
  });
  return `npm run new -- ${kind} <arguments>\n\n${lines.join('\n')}\n\nExample:\n  npm run new -- ${kind} ${recipe.example}`;
}

function valuesOf(recipe: Recipe, args: readonly string[]): Values {
  const names = Object.keys(recipe.arguments);
  const options = Object.fromEntries(
    names.map((name) => [nameOf(name), {type: 'string' as const}]),
  );
  const {values} = parseArgs({args: [...args], options});
  const missing = names.filter((name) => !name.startsWith('?') && !values[name]);
  if (missing.length > 0) {
    throw new Error(`Missing: ${missing.map((name) => `--${name}`).join(', ')}.`);
  }
  return values as Values;
}

export interface Added {
  readonly files: readonly string[];
  readonly next: readonly string[];
  readonly script: string | undefined;
}

/**
 * Adds what the command line names to the project below `root`.
 *
 * @throws if an argument is missing or wrong; then nothing was written
 */
export async function addNew(
  root: string,
  [kind = '', ...args]: readonly string[],
): Promise<Added> {
  const recipe = recipes[kind];
  if (!recipe) throw new Error(kind ? `"${kind}" is none of the kinds.` : 'The kind is missing.');
  const project = new Project(root);
  const next = recipe.add(project, valuesOf(recipe, args));
  return {files: await project.write(), next, script: recipe.script};
}
