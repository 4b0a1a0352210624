import {renames} from '@site/src/data/catalogue/renames';
import type {Rename, Variable} from '@site/src/data/catalogue/types';
import {variables2020} from '@site/src/data/catalogue/variables/education2020';
import {variables2025} from '@site/src/data/catalogue/variables/education2025';

type ChangeKind = 'unit' | 'renamed' | 'replaced' | 'changed' | 'removed' | 'added' | 'same';

export interface Change {
  /** Null for a variable that 2020 did not have. */
  readonly from: Variable | null;
  /** Empty for a variable that 2025 has no more. */
  readonly to: readonly Variable[];
  readonly note: string | null;
}

export interface ChangeGroup {
  readonly kind: ChangeKind;
  readonly changes: readonly Change[];
}

/** In this order: first what goes wrong without a word. */
const kinds: readonly ChangeKind[] = [
  'unit',
  'changed',
  'renamed',
  'replaced',
  'removed',
  'added',
  'same',
];

function named(variables: readonly Variable[], name: string): Variable {
  const variable = variables.find((candidate) => candidate.name === name);
  if (!variable) throw new Error(`The lists of variables do not contain ${name}.`);
  return variable;
}

function changeOf({from, to, note}: Rename): Change {
  return {
    from: named(variables2020, from),
    to: to.map((name) => named(variables2025, name)),
    note,
  };
}

/** The unit before and after; undefined where nothing can be compared. */
export function unitsOf({
  from,
  to,
}: Change): {before: Variable['unit']; after: Variable['unit']} | undefined {
  const [first] = to;
  return from && first ? {before: from.unit, after: first.unit} : undefined;
}

function kindOf(rename: Rename): ChangeKind {
  const units = unitsOf(changeOf(rename));
  return rename.change === 'same' && units?.before !== units?.after ? 'unit' : rename.change;
}

const known = new Set(renames.flatMap(({to}) => to));

const added: readonly Change[] = variables2025
  .filter(({name}) => !known.has(name))
  .map((variable) => ({from: null, to: [variable], note: variable.meaning}));

/** The 2025 counterparts of the 2020 variables, and the variables that are new in 2025. */
export const changeGroups: readonly ChangeGroup[] = kinds.map((kind) => ({
  kind,
  changes:
    kind === 'added' ? added : renames.filter((rename) => kindOf(rename) === kind).map(changeOf),
}));
