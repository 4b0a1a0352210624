/** `npm run bench:root`: a branch is drawn from a file, by the explorer and by JSROOT alone. */
import path from 'node:path';
import {createExplorer} from '../../../src/apps/rootExplorer/model/explorer';
import type {DrawResult} from '../../../src/apps/rootExplorer/model/types';
import {formatCount} from '../../../src/kit/format/numbers';
import {alignedTable} from '../alignedTable';
import {circumstancesNow, report} from '../report';
import {bins, bytesOf, samples, type Sample} from './samples';
import {theirs} from './theirs';

const rounds = 30;
const warmUp = 10;

interface RateMeasurement {
  readonly file: string;
  readonly branch: string;
  readonly events: number;
  /** Events a second, the median of the rounds. */
  readonly ours: number;
  readonly theirs: number;
}

/** @returns what draws the sample; the file is open already */
async function oursOf(bytes: ArrayBuffer, sample: Sample): Promise<() => Promise<DrawResult>> {
  const {tree, branch: x, range} = sample;
  const explorer = createExplorer(() => {
    throw new Error('on this thread');
  });
  await explorer.open({kind: 'file', blob: new Blob([bytes]), name: sample.file});
  return () => explorer.draw({tree, x, range, bins, selections: [''], flatten: true});
}

async function seconds(draw: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const start = performance.now();
    await draw();
    if (round >= warmUp) times.push((performance.now() - start) / 1000);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] as number;
}

/** Both have to draw the same, or their times carry no information. */
async function measured(sample: Sample): Promise<RateMeasurement> {
  const bytes = bytesOf(sample);
  const drawOurs = await oursOf(bytes, sample);
  const drawTheirs = await theirs(bytes, sample);
  const {series, entriesRead: events} = await drawOurs();
  const reference = await drawTheirs();
  const ours = series[0]?.sumOfWeights ?? new Float64Array();
  if (reference.length !== ours.length || reference.some((content, i) => content !== ours[i])) {
    throw new Error(`${sample.file}: the histograms of ${sample.branch} differ.`);
  }
  return {
    file: path.basename(sample.file),
    branch: sample.branch,
    events,
    ours: events / (await seconds(drawOurs)),
    theirs: events / (await seconds(drawTheirs)),
  };
}

const print = (value: number): string => formatCount(Math.round(value));

async function main(): Promise<void> {
  const now = circumstancesNow();
  const all: RateMeasurement[] = [];
  for (const sample of samples) all.push(await measured(sample));
  const table = alignedTable(
    [
      ['File', 'Branch', 'Events', 'Ours, events/s', 'JSROOT, events/s', 'Ours / JSROOT'],
      ...all.map(({file, branch, events, ours, theirs}) => [
        file,
        branch,
        print(events),
        print(ours),
        print(theirs),
        (ours / theirs).toFixed(2),
      ]),
    ],
    2,
  );
  const note = `drawing from a file that is open and in memory, median of ${rounds}`;
  report('rootExplorer', now, [note], [table], all);
}

void main();
