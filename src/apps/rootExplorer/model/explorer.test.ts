import {describe, expect, it, vi} from 'vitest';
import {createTestWorker, refuseWorkers} from '@site/src/test-kit/kit/testWorker';
import {createExplorer} from './explorer';
import {createRootFileService} from './service';
import {
  base,
  corrupted,
  opened,
  problemOf,
  toy,
  withIntegers,
} from '@site/src/test-kit/rootExplorer/testToy';
import type {Origin} from './types';

describe('a file', () => {
  it('is listed with units and meanings of the release whose tree it has', async () => {
    const {file} = await opened();
    expect(file).toMatchObject({name: 'toy.root', size: 103_664, remarks: []});
    const [tree] = file.trees;
    expect([tree?.path, tree?.entries]).toEqual(['analysis', 2000]);
    const pt = tree?.branches.find(({name}) => name === 'lep_pt');
    expect(pt).toMatchObject({type: 'float[2]', kind: 'numbers', unit: 'GeV'});
    expect(pt?.meaning).toContain('momentum');
    expect(tree?.branches.find(({name}) => name === 'mll')).not.toHaveProperty('unit');
    expect(file.histograms).toEqual([{path: 'h_mll', className: 'TH1D', title: ''}]);
  });

  it('gives its first values as a table', async () => {
    const {explorer} = await opened('lz4');
    const {columns} = await explorer.preview('analysis', ['eventNumber', 'lep_pt', 'trigM'], 1, 2);
    expect(columns.map(({cells}) => cells)).toEqual([
      [2, 3],
      [
        [45.82948303222656, 40.00088119506836],
        [27.512149810791016, 33.623687744140625],
      ],
      [1, 1],
    ]);
    expect(columns[1]?.lengths).toEqual([2, 2]);
  });

  it('leaves out of the table only the values that a corrupted basket has', async () => {
    const explorer = createExplorer(refuseWorkers);
    await explorer.open(corrupted('mll', 2));
    const names = ['eventNumber', 'lep_pt', 'mll'];
    const {columns, corrupt} = await explorer.preview('analysis', names, 998, 4);
    const {explorer: intact} = await opened();
    const whole = await intact.preview('analysis', names, 998, 4);
    const cellsOf = (one: typeof whole): readonly (readonly unknown[])[] =>
      one.columns.map(({cells}) => cells);
    const [numbers, pts, masses] = cellsOf(whole);
    expect(cellsOf({...whole, columns})).toEqual([
      numbers,
      pts,
      [...(masses ?? []).slice(0, 2), null, null],
    ]);
    expect(corrupt).toEqual([expect.stringMatching(/^Basket 2 of the branch “mll”/)]);
    expect(whole.corrupt).toEqual([]);
  });

  it('gives integers of 64 bits exactly, and says where a drawing rounds them', async () => {
    const integers = [2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n + 1n, -3_000_000_000n, -1n, 5n];
    const explorer = createExplorer(refuseWorkers);
    await explorer.open(withIntegers(integers));
    const {columns} = await explorer.preview('analysis', ['eventNumber'], 0, integers.length);
    expect(columns[0]?.cells.map(String)).toEqual(integers.map(String));
    const drawn = await explorer.draw({...base, x: 'eventNumber'});
    expect(drawn.rounded).toEqual(['eventNumber']);
    expect((await explorer.draw({...base, x: 'mll'})).rounded).toEqual([]);
  });

  it('gives a histogram that is stored in it, which counts what its tree has', async () => {
    const {explorer} = await opened('none');
    const stored = await explorer.histogram('h_mll');
    const [axis] = stored.axes;
    const edges = Array.from(axis?.edges ?? []);
    const [low = 0, high = 1] = [edges[0], edges.at(-1)];
    const bins = edges.length - 1;
    const {series} = await explorer.draw({...base, range: [low, high], bins});
    expect(bins).toBeGreaterThan(1);
    expect(stored).toMatchObject({kind: 'histogram', className: 'TH1D'});
    expect(Array.from(stored.contents.slice(1, -1))).toEqual(
      Array.from(series[0]?.sumOfWeights.slice(1, -1) ?? []),
    );
    expect(stored.errors[20]).toBeCloseTo(Math.sqrt(stored.contents[20] as number), 12);
  });
});

describe('what cannot be opened', () => {
  it.each<[string, BlobPart, string]>([
    ['a web page', '<!DOCTYPE html><html>', 'web page'],
    ['a ZIP archive', 'PK\u0003\u0004', 'ZIP'],
    ['a gzipped file', new Uint8Array([0x1f, 0x8b, 8, 0]), 'gzip'],
    ['nothing', '', 'Download it again'],
  ])('is no ROOT file: %s', async (_, part, words) => {
    const origin: Origin = {kind: 'file', blob: new Blob([part]), name: 'x.root'};
    expect((await problemOf(createExplorer(refuseWorkers).open(origin))).advice).toContain(words);
  });

  it('is what is asked before a file is open', async () => {
    const {what} = await problemOf(createExplorer(refuseWorkers).draw(base));
    expect(what).toBe('No file is open.');
  });
});

const startTestWorker = () => createTestWorker(createRootFileService());

describe('a worker', () => {
  it('answers each question, also those asked before another was answered', async () => {
    const explorer = createExplorer(startTestWorker);
    await explorer.open(toy('lz4'));
    const [drawn, preview, problem] = await Promise.all([
      explorer.draw(base),
      explorer.preview('analysis', ['met'], 0, 1),
      problemOf(explorer.histogram('nothing')),
    ]);
    expect(drawn.series[0]?.sumOfWeights).toBeInstanceOf(Float64Array);
    expect(preview.columns[0]?.cells[0]).toBeCloseTo(22.8546, 4);
    expect(problem.what).toContain('no object nothing');
  });

  it('reports a drawing as it grows', async () => {
    const explorer = createExplorer(startTestWorker);
    await explorer.open(toy());
    const onPart = vi.fn();
    expect((await explorer.draw(base, {onPart})).isComplete).toBe(true);
    expect(onPart.mock.calls[0]?.[0]).toMatchObject({isComplete: false});
  });

  it('that cannot load is replaced by the page, and one that crashes rejects', async () => {
    const silent = createTestWorker();
    const file = createExplorer(() => silent).open(toy());
    silent.crash();
    expect((await file).trees).toHaveLength(1);
    const worker = startTestWorker();
    const explorer = createExplorer(() => worker);
    await explorer.open(toy());
    const problem = problemOf(explorer.draw(base));
    worker.crash();
    expect((await problem).what).toContain('stopped reading');
  });

  it('is ended by close, which rejects what is pending', async () => {
    const worker = startTestWorker();
    const explorer = createExplorer(() => worker);
    await explorer.open(toy());
    const drawn = explorer.draw(base);
    explorer.close();
    await expect(drawn).rejects.toThrow('closed');
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
});
