import {describe, expect, it} from 'vitest';
import {refuseWorkers} from '@site/src/test-kit/kit/testWorker';
import {createExplorer} from '../explorer';
import {
  base,
  corrupted,
  drawToy,
  facts,
  opened,
  problemOf,
} from '@site/src/test-kit/rootExplorer/testToy';
import {ExplorerError, type DrawResult, type DrawRequest} from '../types';

const sum = (values: ArrayLike<number>): number => Array.from(values).reduce((a, b) => a + b, 0);

describe('a drawing', () => {
  it.each(['none', 'zlib', 'lz4', 'zstd', 'lzma'])('adds up to the sums (%s)', async (codec) => {
    const {explorer} = await opened(codec);
    for (const x of ['mll', 'lep_pt', 'met']) {
      const isList = x === 'lep_pt';
      const {series, entriesRead, isComplete} = await explorer.draw({...base, x, range: [0, 1e6]});
      const [only] = series;
      expect([entriesRead, isComplete]).toEqual([facts.entries, true]);
      expect(only?.entries).toBe(isList ? 4000 : 2000);
      const total = (only?.mean ?? NaN) * (only?.entries ?? NaN);
      expect(total / (facts.sums[x] as number)).toBeCloseTo(1, 9);
    }
  });

  it('weighs, and its variance is the sum of squared weights', async () => {
    const {series} = await drawToy({weight: 'mcWeight * 3', range: [80, 100]});
    const [only] = series;
    expect(sum(only?.sumOfWeights ?? [])).toBeCloseTo(3 * (facts.sums.mcWeight as number), 9);
    expect(sum(only?.sumOfSquares ?? [])).toBeCloseTo(9 * facts.entries, 9);
    const inside = sum(only?.sumOfWeights.slice(1, -1) ?? []);
    expect((only?.underflow ?? 0) + (only?.overflow ?? 0) + inside).toBeCloseTo(4752, 9);
  });

  it('of two selections that exclude each other adds up to all', async () => {
    const {series} = await drawToy({selections: ['mll < 91', 'mll >= 91'], range: [40, 140]});
    const all = await drawToy({range: [40, 140]});
    const [one, other] = series;
    expect(one?.entries).toBeGreaterThan(100);
    expect(
      Array.from(one?.sumOfWeights ?? [], (w, i) => w + (other?.sumOfWeights[i] ?? 0)),
    ).toEqual(Array.from(all.series[0]?.sumOfWeights ?? []));
    expect(one?.label).toBe('mll < 91');
    expect(all.series[0]?.label).toBe('all');
  });

  it('takes one value of a list, or all, and cuts on each of them', async () => {
    const first = await drawToy({x: 'lep_pt[0]', range: [0, 1e6]});
    const second = await drawToy({x: 'lep_pt[1]', range: [0, 1e6]});
    const total = [first, second].reduce((all, {series}) => all + (series[0]?.mean ?? 0) * 2000, 0);
    expect(total / (facts.sums.lep_pt as number)).toBeCloseTo(1, 9);
    const third = await drawToy({x: 'lep_pt[2]'});
    expect(third.series[0]).toMatchObject({entries: 0, notANumber: 2000});
    const central = await drawToy({x: 'lep_pt', selections: ['abs(lep_eta) < 1']});
    const forward = await drawToy({x: 'lep_pt', selections: ['abs(lep_eta) >= 1']});
    expect((central.series[0]?.entries ?? 0) + (forward.series[0]?.entries ?? 0)).toBe(4000);
  });

  it('in two dimensions has the drawings in one as its margins', async () => {
    const ranges = {range: [40, 140], yRange: [0, 60]} as const;
    const {series, axes} = await drawToy({y: 'met', bins: 10, yBins: 6, ...ranges});
    const one = await drawToy({bins: 10, range: [40, 140]});
    const {sumOfWeights = new Float64Array()} = series[0] ?? {};
    expect(axes.map(({bins}) => bins)).toEqual([10, 6]);
    const margin = Array.from({length: 12}, (_, i) =>
      sum(Array.from({length: 8}, (__, j) => sumOfWeights[i + 12 * j] as number)),
    );
    expect(margin).toEqual(Array.from(one.series[0]?.sumOfWeights ?? []));
  });

  it('chooses its range, round numbers around what it finds', async () => {
    const {axes, series} = await drawToy({x: 'lep_pt'});
    expect(axes[0]).toMatchObject({unit: 'GeV', label: 'lep_pt', bins: 40});
    expect((series[0]?.underflow ?? 1) + (series[0]?.overflow ?? 1)).toBeLessThan(40);
    const whole = await drawToy({x: 'lep_n', bins: 4});
    expect(whole.axes[0]).toMatchObject({low: 1.5, high: 2.5, bins: 1});
  });

  it('names the unit where it can be known', async () => {
    const unit = async (x: string): Promise<string | undefined> =>
      (await drawToy({x, range: [0, 1]})).axes[0]?.unit;
    expect(await unit('sqrt(2*lep_pt[0]*lep_pt[1]*cosh(lep_eta[0]-lep_eta[1]))')).toBe('GeV');
    expect(await unit('met * 1000')).toBe('MeV');
    expect(await unit('met * lep_pt[0]')).toBe('GeV^2');
    expect(await unit('met + mll')).toBeUndefined();
    expect(await unit('lep_eta')).toBeUndefined();
    expect(await unit('lep_pt / met')).toBeUndefined();
  });

  it('reports its parts, and ends with what it has when it is stopped', async () => {
    const {explorer} = await opened('none');
    const stop = new AbortController();
    const parts: DrawResult[] = [];
    const drawn = explorer.draw(base, {onPart: (part) => parts.push(part), signal: stop.signal});
    stop.abort();
    expect(await drawn).toMatchObject({isComplete: false});
    const whole = await explorer.draw(base, {onPart: (part) => parts.push(part)});
    expect(whole.isComplete).toBe(true);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.every(({isComplete, axes}) => !isComplete && axes.length === 1)).toBe(true);
  });
});

describe('a file with a corrupted basket', () => {
  it('is drawn without the entries of the basket, and names it', async () => {
    const explorer = createExplorer(refuseWorkers);
    await explorer.open(corrupted('mll', 2));
    const request = {...base, x: 'eventNumber', range: [0.5, 2000.5], bins: 1000} as const;
    const all = await explorer.draw(request);
    expect(all).toMatchObject({entriesRead: 2000, entriesSkipped: 0, corrupt: []});
    const drawn = await explorer.draw({...request, selections: ['mll > 0']});
    expect(drawn).toMatchObject({
      entriesRead: 1500,
      entriesSkipped: 500,
      isComplete: true,
      corrupt: [expect.stringContaining('Basket 2 of the branch “mll” (entries 1,000 to 1,499)')],
    });
    const contents = Array.from(drawn.series[0]?.sumOfWeights.slice(1, -1) ?? []);
    const expected = contents.map((_, i) => (i >= 500 && i < 750 ? 0 : 2));
    expect(contents).toEqual(expected);
  });
});

describe('what cannot be drawn', () => {
  it.each<[string, Partial<DrawRequest>, string, string]>([
    ['an unknown branch', {x: 'mll2'}, 'x', 'no branch “mll2”'],
    ['an unknown one in the selection', {selections: ['', 'met2 > 3']}, 'secondSelection', 'met2'],
    ['lists where one value is wanted', {x: 'lep_pt', flatten: false}, 'x', 'several values'],
    ['a selection of lists', {selections: ['lep_pt > 3']}, 'selection', 'several values'],
    ['a weight of lists', {weight: 'lep_pt'}, 'weight', 'several values'],
    ['no branch at all', {x: '1 + 2'}, 'x', 'contains no branch'],
    ['an unfinished expression', {y: 'met +'}, 'y', 'Something is missing'],
  ])('says in which field: %s', async (_, change, field, words) => {
    const {what, at} = await problemOf(drawToy(change));
    expect(at?.field).toBe(field);
    expect(what).toContain(words);
  });

  it.each<[string, Partial<DrawRequest>]>([
    ['no bins', {bins: 0}],
    ['half a bin', {bins: 2.5}],
    ['too many bins in two dimensions', {y: 'met', bins: 500}],
    ['an empty range', {range: [5, 5]}],
    ['a tree that is not there', {tree: 'nothing'}],
    ['three selections', {selections: ['', '', '']}],
  ])('is refused with words: %s', async (_, change) => {
    const problem = await problemOf(drawToy(change));
    expect(problem).toBeInstanceOf(ExplorerError);
    expect(problem.advice).not.toBe('');
  });
});
