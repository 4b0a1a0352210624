import type {File} from './adapter';
import {expect, it} from 'vitest';
import {keysBelow} from './keys';

const key = (fName: string, fClassName: string, fCycle = 1) => ({
  fName,
  fClassName,
  fCycle,
  fTitle: '',
});

const folders: Record<string, ReturnType<typeof key>[]> = {
  nominal: [key('events', 'TTree', 3), key('events', 'TTree', 4), key('deep', 'TDirectoryFile')],
  'nominal/deep': [key('h', 'TH1F')],
};

const file = {
  fKeys: [
    key('StreamerInfo', 'TList'),
    key('mini', 'TTree', 7),
    key('mini', 'TTree', 9),
    key('mini', 'TTree', 8),
    key('nominal', 'TDirectory'),
  ],
  readDirectory: (name: string) => Promise.resolve({fKeys: folders[name] ?? []}),
} as unknown as File;

it('finds the newest version of each name, in folders too, and counts the older ones', async () => {
  const found = await keysBelow(file, file);
  expect(found.map(({path, key: {fCycle}, olderCycles}) => [path, fCycle, olderCycles])).toEqual([
    ['mini', 9, 2],
    ['nominal/events', 4, 1],
    ['nominal/deep/h', 1, 0],
  ]);
});

it('goes no deeper than a few folders, whatever they hold', async () => {
  const endless = {
    fKeys: [key('again', 'TDirectory'), key('t', 'TTree')],
    readDirectory: () => Promise.resolve(endless),
  } as unknown as File;
  expect((await keysBelow(endless, endless)).length).toBeLessThan(10);
});
