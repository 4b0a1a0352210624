/** Units, meanings and groups of branches, where the dictionary of variables has them. */
import type {Variable} from '@site/src/data/catalogue';
import type {RootBranch, RootTree} from '@site/src/rootFile/rootFile';
import type {BranchInfo, TreeInfo} from './types';

/** The variables of the releases, by the name of the tree that has them in each. */
export type Dictionary = readonly {
  readonly tree: string;
  readonly variables: readonly Variable[];
}[];

/** The share of a tree's branches that a release has to know before its units are believed. */
const enough = 0.5;

const containerPart = /^(.+?)Aux(?:Dyn)?\.(.+)$/;

/** Members of containers that have the unit of the container. */
const energies = ['pt', 'm', 'e', 'mpx', 'mpy', 'sumet'];

type VariableMap = ReadonlyMap<string, Variable>;

const byName = (variables: readonly Variable[]): VariableMap =>
  new Map(variables.map((variable) => [variable.name, variable]));

function isOf(tree: RootTree, known: VariableMap): boolean {
  const names = tree.branches.map(({name}) => name);
  const containers = Array.from(known.keys()).filter((name) => name.includes('AuxDyn'));
  if (containers.length > 0) {
    return containers.some((container) => names.some((name) => name.startsWith(container)));
  }
  const found = names.filter((name) => known.has(name)).length;
  return found > 0 && found >= enough * names.length;
}

function variablesOf(tree: RootTree, dictionary: Dictionary): VariableMap {
  const last = tree.path.split('/').at(-1);
  const ranked = dictionary
    .filter((release) => release.tree === last)
    .map(({variables}) => byName(variables))
    .filter((known) => isOf(tree, known))
    .map((known) => ({known, found: tree.branches.filter(({name}) => known.has(name)).length}))
    .sort((one, other) => other.found - one.found);
  const [best, next] = ranked;
  if (!best) return new Map();
  if (!next || next.found < best.found) return best.known;
  // Two releases fit as well: only what they say alike is believed.
  return new Map(
    Array.from(best.known).filter(([name, {unit}]) => next.known.get(name)?.unit === unit),
  );
}

type BranchDescription = Pick<BranchInfo, 'unit' | 'meaning'>;

const descriptionOf = ({unit, meaning}: Pick<Variable, 'unit' | 'meaning'>): BranchDescription => ({
  ...(unit === null || unit === 'none' ? {} : {unit}),
  ...(meaning === null ? {} : {meaning}),
});

function described(name: string, known: VariableMap): BranchDescription {
  const variable = known.get(name);
  if (variable) return descriptionOf(variable);
  const [, container, member = ''] = containerPart.exec(name) ?? [];
  const whole = container === undefined ? undefined : known.get(`${container}AuxDyn`);
  if (!whole) return {};
  const unit = energies.includes(member) ? whole.unit : member === 'phi' ? 'rad' : null;
  return descriptionOf({unit, meaning: whole.meaning});
}

function problemOf({kind, type}: RootBranch): string | undefined {
  if (kind !== 'other') return undefined;
  if (/vector<.*vector</.test(type)) return `Lists of lists (${type}) cannot be plotted here.`;
  if (/ElementLink/.test(type)) return 'Links between objects cannot be plotted here.';
  return `Values of the type ${type} cannot be plotted here.`;
}

const groupOf = ({name, parent}: RootBranch): string | undefined =>
  containerPart.exec(name)?.[1] ?? parent;

/** Names of trees in which the software of ATLAS and others keeps its books. */
const bookkeeping = /^(?:##|POOL|MetaData|ParameterSets$|Parentage$)/;

const isBookkeeping = ({path, branches}: RootTree): boolean =>
  bookkeeping.test(path.split('/').at(-1) ?? '') ||
  !branches.some(({kind}) => kind === 'number' || kind === 'numbers');

/** The names that branches which cannot be drawn have if they hold others together. */
function headsOf(branches: readonly RootBranch[]): ReadonlySet<string> {
  const drawable = branches.filter(({kind}) => kind !== 'other');
  const groups = drawable.flatMap((branch) => groupOf(branch) ?? []);
  const containers = groups.flatMap((group) => [`${group}Aux`, `${group}AuxDyn`]);
  return new Set([...groups, ...containers, ...drawable.flatMap(({parent}) => parent ?? [])]);
}

/** A tree of a file with what is known of its branches; nothing is guessed from likeness of names. */
export function describedTree(tree: RootTree, dictionary: Dictionary): TreeInfo {
  const known = variablesOf(tree, dictionary);
  const heads = headsOf(tree.branches);
  return {
    ...tree,
    ...(isBookkeeping(tree) ? {isBookkeeping: true} : {}),
    branches: tree.branches.map((branch): BranchInfo => {
      const {name, title, type, kind} = branch;
      const group = groupOf(branch);
      const problem = problemOf(branch);
      return {
        name,
        title,
        type,
        kind,
        ...described(name, known),
        ...(group === undefined ? {} : {group}),
        ...(problem === undefined ? {} : {problem}),
        ...(kind === 'other' && heads.has(name) ? {isHead: true} : {}),
      };
    }),
  };
}
