/** A tree with its branches and baskets, in the versions of ROOT 6. */
import {Bytes} from './bytes';

export type Kind = 'float' | 'int' | 'bool';

/** Numbers, or a list of numbers for each event with the branch that counts them. */
export interface TestBranch {
  readonly name: string;
  readonly kind: Kind;
  readonly values: readonly number[] | readonly (readonly number[])[];
  /** Name of an earlier branch. */
  readonly counter?: string;
}

export const sizes: Readonly<Record<Kind, 1 | 4>> = {float: 4, int: 4, bool: 1};
const letters: Readonly<Record<Kind, string>> = {float: 'F', int: 'I', bool: 'O'};

/** Position and size of the basket of a branch. */
export interface Basket {
  readonly position: number;
  readonly bytes: number;
}

const ioFeatures = '40000007 00001aa1 2f1000';
const fill = '40000006 0002 0000 03e9';

function writeLeaf(bytes: Bytes, branch: TestBranch, count: number, keyLength: number): number {
  const {name, kind, counter} = branch;
  const start = bytes.object(`TLeaf${letters[kind]}`, 1, (leaf) => {
    leaf.block(2, (common) => {
      common.named(name, counter ? `${name}[${counter}]` : name);
      common.number(1, 4).number(sizes[kind], 4).number(0, 4);
      common.number(counter === undefined && kind === 'int' ? 1 : 0, 1).number(0, 1);
      common.number(count, 4);
    });
    const most = kind === 'int' ? 100 : 0;
    leaf.number(0, sizes[kind]).number(most, sizes[kind]);
  });
  return keyLength + start + 2;
}

function writeBranch(
  bytes: Bytes,
  branch: TestBranch,
  basket: Basket,
  references: Map<string, number>,
  keyLength: number,
): void {
  const {name, kind, counter, values} = branch;
  const dims = counter ? `[${counter}]` : '';
  bytes.object('TBranch', 13, (own) => {
    own.named(name, `${name}${dims}/${letters[kind]}`, 0x0340_0000).hex(fill);
    own
      .number(0, 4)
      .number(32_000, 4)
      .number(counter ? 1000 : 0, 4);
    own.number(1, 4).number(values.length, 8).hex(ioFeatures);
    own.number(0, 4).number(10, 4).number(0, 4).number(values.length, 8).number(0, 8);
    own.number(basket.bytes, 8).number(basket.bytes, 8);
    own.list(0, () => undefined);
    own.list(1, (leaves) => {
      const count = counter ? (references.get(counter) ?? 0) : 0;
      references.set(name, writeLeaf(leaves, branch, count, keyLength));
    });
    own.list(0, () => undefined);
    const arrays = [
      [basket.bytes, 4],
      [0, 8],
      [basket.position, 8],
    ] as const;
    for (const [first, size] of arrays) {
      own.number(1, 1).number(first, size);
      // The number of the first entry after the basket stands second.
      own.number(size === 8 && first === 0 ? values.length : 0, size);
      for (let i = 2; i < 10; i += 1) own.number(0, size);
    }
    own.text('');
  });
}

/** @param keyLength of the key before the object, which references count with */
export function treeObject(
  name: string,
  branches: readonly TestBranch[],
  baskets: readonly Basket[],
  keyLength: number,
): Uint8Array<ArrayBuffer> {
  const entries = branches[0]?.values.length ?? 0;
  const total = baskets.reduce((sum, {bytes}) => sum + bytes, 0);
  return new Bytes()
    .block(20, (tree) => {
      tree.named(name, name, 0x0300_0008);
      tree.hex('40000008 0002 025a 0001 0001').hex(fill).hex('4000000a 0002 0001 0001 3f800000');
      tree.number(entries, 8).number(total, 8).number(total, 8).number(0, 8).number(0, 8);
      tree.number(1, 8, true).number(0, 4).number(25, 4).number(0, 4).number(1000, 4);
      tree.number(0, 4).number(1e12, 8).number(1e12, 8).number(0, 8);
      tree.number(-300_000_000, 8).number(-30_000_000, 8).number(1_000_000, 8);
      tree.hex('00 00').hex(ioFeatures);
      const references = new Map<string, number>();
      tree.list(branches.length, (list) => {
        branches.forEach((branch, i) => {
          writeBranch(list, branch, baskets[i] as Basket, references, keyLength);
        });
      });
      tree.list(branches.length, (list) => {
        for (const reference of references.values()) list.number(reference, 4);
      });
      for (let i = 0; i < 7; i += 1) tree.number(0, 4);
    })
    .done();
}
