/** Types of the branches of a tree, from their leaves, classes and streamer info. */
import type {Branch, File, Leaf} from './adapter';
import type {RootBranch} from './rootFile';

/** A branch as the reader of trees knows it, with our words for it. */
export interface FoundBranch {
  readonly about: RootBranch;
  readonly branch: Branch;
}

type BranchType = Pick<RootBranch, 'type' | 'kind'>;

/** Types of leaves, signed and unsigned. */
const leafTypes: Readonly<Record<string, readonly [string, string]>> = {
  TLeafF: ['float', 'float'],
  TLeafD: ['double', 'double'],
  TLeafO: ['bool', 'bool'],
  TLeafB: ['char', 'unsigned char'],
  TLeafS: ['short', 'unsigned short'],
  TLeafI: ['int', 'unsigned int'],
  TLeafL: ['long long', 'unsigned long long'],
  TLeafG: ['long', 'unsigned long'],
};

const number =
  '(?:bool|float|double|(?:unsigned |signed )?(?:char|short|int|long|long long)|' +
  '(?:Bool|Float|Double|U?Char|U?Short|U?Int|U?Long|U?Long64|Float16|Double32)_t|u?int(?:8|16|32|64)_t)';
const ofNumbers = new RegExp(`^(?:ROOT::VecOps::RVec|ROOT::RVec|vector)<${number}>$`);

/** Codes of members of classes: plain numbers, then arrays and pointers to arrays of these. */
const lastPlainType = 19;
const arrayOffset = 20;
const pointerOffset = 40;
const text = 7;

/** Codes of branches that hold the members of objects in a list. */
const listMembers = [31, 41];

function ofLeaf(leaf: Leaf): BranchType {
  if (leaf._typename === 'TLeafC') return {type: 'text', kind: 'text'};
  const names = leafTypes[leaf._typename];
  if (!names) return {type: leaf._typename, kind: 'other'};
  const type = names[leaf.fIsUnsigned ? 1 : 0];
  if (leaf.fLeafCount) return {type: `${type}[]`, kind: 'numbers'};
  return leaf.fLen > 1 ? {type: `${type}[${leaf.fLen}]`, kind: 'numbers'} : {type, kind: 'number'};
}

const isPlain = (code: number): boolean => code > 0 && code <= lastPlainType && code !== text;

function memberType(branch: Branch, file: File): string | undefined {
  if ((branch.fID ?? -1) < 0) return undefined;
  const about = file.findStreamerInfo(
    branch.fClassName ?? '',
    branch.fClassVersion,
    branch.fCheckSum,
  );
  const name = branch.fName.replace(/\[.*$/, '').split('.').at(-1);
  const element = about?.fElements?.arr.find(({fName}) => fName === name);
  return element?.fTypeName.replace(/_t\b/, '').toLowerCase() === 'bool'
    ? 'bool'
    : element?.fTypeName;
}

function ofClass(branch: Branch, file: File): BranchType {
  const code = branch.fStreamerType ?? -1;
  const type = memberType(branch, file) ?? branch.fClassName ?? '';
  if (listMembers.includes(branch.fType ?? 0)) {
    return isPlain(code) ? {type: `${type}[]`, kind: 'numbers'} : {type, kind: 'other'};
  }
  if (type === 'string') return {type, kind: 'text'};
  if (ofNumbers.test(type)) return {type, kind: 'numbers'};
  if (isPlain(code)) return {type: type === branch.fClassName ? 'number' : type, kind: 'number'};
  const length = branch.fLeaves.arr[0]?.fLen ?? 1;
  if (isPlain(code - arrayOffset)) return {type: `${type}[${length}]`, kind: 'numbers'};
  if (isPlain(code - pointerOffset)) {
    return {type: `${type.replace(/\*$/, '')}[]`, kind: 'numbers'};
  }
  return {type, kind: 'other'};
}

function branchTypeOf(branch: Branch, file: File): BranchType {
  const [leaf] = branch.fLeaves.arr;
  if (branch.fBranches.arr.length > 0 || branch.fLeaves.arr.length !== 1 || !leaf) {
    return {type: branch.fClassName ?? 'several values', kind: 'other'};
  }
  return branch._typename === 'TBranch' ? ofLeaf(leaf) : ofClass(branch, file);
}

const plainName = (name: string): string => name.replace(/\[.*$/, '').replace(/\.$/, '');

const deepest = 6;

/** The names of members begin with that of their object in some files, and in others do not. */
function fullName(own: string, parent: FoundBranch | undefined): string {
  if (!parent) return own;
  const {name} = parent.about;
  if (own.startsWith(`${name}.`)) return own;
  const before = `${plainName(parent.branch.fName)}.`;
  return `${name}.${own.startsWith(before) ? own.slice(before.length) : own}`;
}

/** The branches of a tree, each before the members of the object that it holds. */
export function branchesBelow(
  branches: readonly Branch[],
  file: File,
  parent?: FoundBranch,
  depth = 0,
): readonly FoundBranch[] {
  return branches.flatMap((branch) => {
    const about: RootBranch = {
      name: fullName(plainName(branch.fName), parent),
      title: branch.fTitle,
      ...branchTypeOf(branch, file),
      ...(parent ? {parent: parent.about.name} : {}),
    };
    const found = {about, branch};
    const isLast = depth === deepest;
    return [found, ...(isLast ? [] : branchesBelow(branch.fBranches.arr, file, found, depth + 1))];
  });
}
