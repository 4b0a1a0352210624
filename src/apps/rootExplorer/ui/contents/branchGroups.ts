/** Branches as they are listed: those that fit the words, by group. */
import type {BranchInfo} from '../../model/types';

export interface BranchGroup {
  /** Empty for branches without one. */
  readonly name: string;
  readonly branches: readonly BranchInfo[];
}

const textOf = ({name, title, type, unit, meaning, group}: BranchInfo): string =>
  [name, title, type, unit, meaning, group].filter(Boolean).join(' ').toLowerCase();

/** Branches as lists show them: those that only hold a group together are its heading. */
export const listedBranches = (branches: readonly BranchInfo[]): readonly BranchInfo[] =>
  branches.filter(({isHead}) => !isHead);

/** Branches that have all of the words in their name, type, unit, meaning or group. */
export function fittingBranches(
  branches: readonly BranchInfo[],
  typed: string,
): readonly BranchInfo[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return branches;
  return branches.filter((branch) => {
    const text = textOf(branch);
    return words.every((word) => text.includes(word));
  });
}

/** In the order of their first branch; those without a group come first. */
export function groupsOf(branches: readonly BranchInfo[]): readonly BranchGroup[] {
  const groups = new Map<string, BranchInfo[]>([['', []]]);
  for (const branch of branches) {
    const name = branch.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), branch]);
  }
  return Array.from(groups, ([name, own]) => ({name, branches: own})).filter(
    (group) => group.branches.length > 0,
  );
}

/** The name without that of its group, where it begins with it. */
export function shortName({name, group}: BranchInfo): string {
  const rest = group && name.startsWith(group) ? name.slice(group.length) : '';
  return /^(?:Aux\w*)?[.:]\w/.test(rest) ? rest.replace(/^(?:Aux\w*)?[.:]+/, '') : name;
}
