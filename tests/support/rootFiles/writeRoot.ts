/** Writes small ROOT files with one tree, for tests that need branches which no fixture has. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Bytes} from './bytes';
import {sizes, treeObject, type Basket, type TestBranch} from './tree';

export type {TestBranch} from './tree';

/** Whose header and descriptions of classes are used. */
const pattern = readFileSync(path.resolve('tests/fixtures/rootFiles/toy-zmumu-none.root'));

/** Positions of numbers in the header of a file and in that of its only folder. */
const at = {end: 12, free: 16, infoPosition: 37, infoBytes: 41, keyBytes: 184, keyPosition: 200};
const firstRecord = 234;
const folderPosition = 100;

interface Key {
  readonly className: string;
  readonly name: string;
  readonly title: string;
  readonly position: number;
  readonly objectBytes: number;
}

const strings = ({className, name, title}: Key): number =>
  [className, name, title].reduce((sum, text) => sum + 1 + Buffer.byteLength(text), 0);

/** A key with positions of 64 bits; a basket has more in its key. */
function keyOf(key: Key, more?: (bytes: Bytes) => void): Bytes {
  const extra = more ? 19 : 0;
  const length = 34 + strings(key) + extra;
  const bytes = new Bytes()
    .number(length + key.objectBytes, 4)
    .number(1004, 2)
    .number(key.objectBytes, 4)
    .number(0, 4)
    .number(length, 2)
    .number(1, 2)
    .number(key.position, 8)
    .number(folderPosition, 8)
    .text(key.className)
    .text(key.name)
    .text(key.title);
  more?.(bytes);
  return bytes;
}

function basketOf(branch: TestBranch, tree: string, position: number): Uint8Array {
  const {name, kind, values, counter} = branch;
  const data = new Bytes();
  const key = {className: 'TBasket', name, title: tree, position};
  const keyLength = 34 + strings({...key, objectBytes: 0}) + 19;
  const offsets: number[] = [];
  for (const value of values) {
    offsets.push(keyLength + data.length);
    for (const one of Array.isArray(value) ? (value as readonly number[]) : [value as number]) {
      data.number(one, sizes[kind], kind === 'float');
    }
  }
  const last = keyLength + data.length;
  if (counter) {
    data.number(offsets.length + 1, 4);
    for (const offset of [...offsets, 0]) data.number(offset, 4);
  }
  const head = keyOf({...key, objectBytes: data.length}, (bytes) => {
    bytes.number(3, 2).number(32_000, 4);
    bytes.number(counter ? values.length + 1 : sizes[kind], 4);
    bytes.number(values.length, 4).number(last, 4).number(0, 1);
  });
  return head.raw(data.done()).done();
}

/** The bytes of a file, without compression. @param branches counters before the lists that they count */
export function rootFileOf(tree: string, branches: readonly TestBranch[]): Uint8Array<ArrayBuffer> {
  const file = new Bytes().raw(pattern.subarray(0, firstRecord));
  const baskets = branches.map((branch): Basket => {
    const position = file.length;
    const basket = basketOf(branch, tree, position);
    file.raw(basket);
    return {position, bytes: basket.length};
  });
  const key = {className: 'TTree', name: tree, title: tree, position: file.length};
  const keyLength = 34 + strings({...key, objectBytes: 0});
  const object = treeObject(tree, branches, baskets, keyLength);
  const treeKey = keyOf({...key, objectBytes: object.length}).done();
  file.raw(treeKey).raw(object);
  const infoBytes = pattern.readUInt32BE(at.infoBytes);
  const infoFrom = pattern.readUInt32BE(at.infoPosition);
  const infoPosition = file.length;
  const info = Buffer.from(pattern.subarray(infoFrom, infoFrom + infoBytes));
  // The position of a key of the short kind stands after 18 bytes.
  info.writeUInt32BE(infoPosition, 18);
  file.raw(info);
  const keyPosition = file.length;
  const list = new Bytes().number(1, 4).raw(treeKey).done();
  const folder = {className: 'TFile', name: 'test', title: '', position: keyPosition};
  file.raw(keyOf({...folder, objectBytes: list.length}).done()).raw(list);
  const bytes = file.done();
  const view = new DataView(bytes.buffer);
  view.setUint32(at.end, bytes.length);
  for (let i = 0; i < 12; i += 4) view.setUint32(at.free + i, 0);
  view.setUint32(at.infoPosition, infoPosition);
  view.setUint32(at.keyBytes, bytes.length - keyPosition);
  view.setUint32(at.keyPosition, keyPosition);
  return bytes;
}
