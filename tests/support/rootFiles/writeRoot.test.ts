import {expect, it} from 'vitest';
import {openRootFile} from '@site/src/rootFile/adapter';
import {blobBytes} from '@site/src/rootFile/rootFile';
import {rootFileOf} from './writeRoot';

it('a written file has its branches, numbers and lists', async () => {
  const lists = [[1.5, -2], [], [3], [4, 5, 6]];
  const bytes = rootFileOf('mini', [
    {name: 'run', kind: 'int', values: [7, -8, 9, 10]},
    {name: 'trigE', kind: 'bool', values: [1, 0, 1, 1]},
    {name: 'lep_n', kind: 'int', values: lists.map(({length}) => length)},
    {name: 'lep_pt', kind: 'float', counter: 'lep_n', values: lists},
    {
      name: 'lep_ok',
      kind: 'bool',
      counter: 'lep_n',
      values: lists.map((l) => l.map((x) => Number(x > 0))),
    },
  ]);
  const file = await openRootFile(blobBytes(new Blob([bytes]), 'x.root'));
  expect(file.contents.trees[0]).toMatchObject({path: 'mini', entries: 4});
  const read: unknown[][] = [[], [], [], [], []];
  await file.read('mini', ['run', 'trigE', 'lep_n', 'lep_pt', 'lep_ok'], {
    many: (branch, values) => read[branch]?.push(...Array.from(values)),
    one: (branch, value) =>
      read[branch]?.push(typeof value === 'object' ? Array.from(value as number[]) : value),
  });
  expect(read[0]).toEqual([7, -8, 9, 10]);
  expect(read[1]?.map(Number)).toEqual([1, 0, 1, 1]);
  expect(read[3]).toEqual(lists);
  expect(read[4]?.map((list) => (list as unknown[]).map(Number))).toEqual([
    [1, 0],
    [],
    [1],
    [1, 1, 1],
  ]);
});
