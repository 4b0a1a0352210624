/** Names that an expression may have: the branches of a tree that hold numbers, and functions. */
import {functionNames} from '../../model/expression/functions';
import type {TreeInfo} from '../../model/types';
import type {Candidate} from './completion';
import {functionDescriptions} from './functionDescriptions';

const functions: readonly Candidate[] = functionNames.map((name) => ({
  name: `${name}()`,
  written: `${name}(`,
  detail: functionDescriptions[name] ?? '',
}));

const branchCandidates = ({branches}: TreeInfo): readonly Candidate[] =>
  branches
    .filter(({kind}) => kind === 'number' || kind === 'numbers')
    .map(({name, type, unit, meaning}) => ({
      name,
      written: name,
      detail: [unit ? `${type}, ${unit}` : type, meaning].filter(Boolean).join('. '),
    }));

export const candidatesOf = (tree: TreeInfo): readonly Candidate[] => [
  ...branchCandidates(tree),
  ...functions,
];
