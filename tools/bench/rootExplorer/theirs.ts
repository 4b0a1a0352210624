/** The same histogram by JSROOT alone, as its documentation has it: a selector with a histogram. */
import {openFile} from 'jsroot/io';
import {TSelector, treeProcess, type Tree} from 'jsroot/tree';
import {entryOf} from '../../../src/physics/statistics/binning';
import {bins, type Sample} from './samples';

type OpenBuffer = (bytes: ArrayBuffer) => ReturnType<typeof openFile>;

/** @returns what draws, giving contents with under- and overflow */
export async function theirs(
  bytes: ArrayBuffer,
  {tree, branch, range: [low, high]}: Sample,
): Promise<() => Promise<Float64Array>> {
  const file = await (openFile as unknown as OpenBuffer)(bytes);
  if (!file) throw new Error('not opened');
  const events = (await file.readObject(tree)) as Tree;
  const found = events.fBranches.arr.find(({fName}) => fName === branch);
  if (!found) throw new Error(`no branch ${branch}`);
  return async () => {
    const contents = new Float64Array(bins + 2);
    const fill = (value: number): void => {
      const entry = entryOf(value, {low, high, bins});
      contents[entry] = (contents[entry] as number) + 1;
    };
    const selector = new TSelector();
    selector.addBranch(found, 'x');
    selector.Process = () => {
      const value = selector.tgtobj.x;
      if (typeof value === 'number') fill(value);
      else Array.from(value as ArrayLike<number>).forEach(fill);
    };
    selector.ProcessArrays = () => Array.from(selector.tgtarr.x as ArrayLike<number>).forEach(fill);
    await treeProcess(events, selector);
    return contents;
  };
}
