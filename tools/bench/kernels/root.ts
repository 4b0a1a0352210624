/** Drawing a branch of a ROOT file that is open and in memory, by the explorer and by JSROOT alone. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {openFile} from 'jsroot/io';
import {TSelector, treeProcess, type Tree} from 'jsroot/tree';
import {createExplorer} from '../../../src/apps/rootExplorer/model/explorer';
import type {DrawResult} from '../../../src/apps/rootExplorer/model/types';
import {formatCount} from '../../../src/kit/format/numbers';
import {entryOf} from '../../../src/physics/statistics/binning';
import {toolEnvironment} from '../../lib/environment';
import {defineBench} from '../harness/report';
import {quantile} from '../harness/statistics';
import {comparisonTable, type Figure} from '../harness/table';

const rounds = 30;
const warmUp = 10;
const bins = 50;

interface Sample {
  readonly file: string;
  readonly tree: string;
  /** A branch of numbers or of lists. */
  readonly branch: string;
  readonly range: readonly [number, number];
}

const toy = path.resolve('tests/fixtures/rootFiles/toy-zmumu-lz4.root');
const real = (file: string): string => path.join(toolEnvironment.realDataFolder, file);

const samples: readonly Sample[] = [
  {file: toy, tree: 'analysis', branch: 'mll', range: [60, 120]},
  {file: toy, tree: 'analysis', branch: 'lep_pt', range: [0, 150]},
  {file: real('Zmumu-lz4.root'), tree: 'events', branch: 'M', range: [60, 120]},
  {file: real('HZZ-zlib.root'), tree: 'events', branch: 'Muon_Px', range: [-100, 100]},
  {file: real('hepdata-example.root'), tree: 'ntuple', branch: 'px', range: [-4, 4]},
];

/** @returns what draws the sample; the file is open already */
async function openOurs(bytes: ArrayBuffer, sample: Sample): Promise<() => Promise<DrawResult>> {
  const {tree, branch: x, range} = sample;
  const explorer = createExplorer(() => {
    throw new Error('on this thread');
  });
  await explorer.open({kind: 'file', blob: new Blob([bytes]), name: sample.file});
  return () => explorer.draw({tree, x, range, bins, selections: [''], flatten: true});
}

type OpenBuffer = (bytes: ArrayBuffer) => ReturnType<typeof openFile>;

/** @returns what draws by a selector, as its documentation has it, giving contents with under- and overflow */
async function openTheirs(
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

async function seconds(draw: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const start = performance.now();
    await draw();
    if (round >= warmUp) times.push((performance.now() - start) / 1000);
  }
  return quantile(times, 0.5);
}

/** Both have to draw the same, or their times carry no information. */
async function measured(sample: Sample) {
  const bytes = new Uint8Array(readFileSync(sample.file)).buffer;
  const drawOurs = await openOurs(bytes, sample);
  const drawTheirs = await openTheirs(bytes, sample);
  const {series, entriesRead: events} = await drawOurs();
  const reference = await drawTheirs();
  const ours = series[0]?.sumOfWeights ?? new Float64Array();
  if (reference.length !== ours.length || reference.some((content, i) => content !== ours[i])) {
    throw new Error(`${sample.file}: the histograms of ${sample.branch} differ.`);
  }
  const rates = [events / (await seconds(drawOurs)), events / (await seconds(drawTheirs))];
  return {file: path.basename(sample.file), branch: sample.branch, events, rates};
}

const count = (value: Figure): string => formatCount(Math.round(value ?? Number.NaN));

export const bench = defineBench({
  async measure() {
    const figures: Awaited<ReturnType<typeof measured>>[] = [];
    for (const sample of samples) {
      if (existsSync(sample.file)) figures.push(await measured(sample));
    }
    const rows = figures.map(({file, branch, events, rates}) => ({
      labels: [file, branch, count(events)],
      values: rates,
      format: count,
    }));
    return {
      notes: [`events a second from a file that is open and in memory, median of ${rounds}`],
      tables: [comparisonTable(['File', 'Branch', 'Events'], ['Ours', 'JSROOT'], rows)],
      figures,
    };
  },
});
