/** Invented events for `testPlayApp`, in which each quantity tells one process from the signal. */
import {gaussian, seededRandom} from '@site/src/physics/random';
import type {Events} from '@site/src/apps/histogramAnalyser/model/events/events';
import {testPlayApp} from './testPlayApp';

const [higgs, ttbar, z] = [0, 2, 3];

/** The signal stands at small angles, tt̄ has b-tags, and Z bosons have their mass. */
export function testPlayEvents(): Events {
  const random = seededRandom(12);
  const numbers = [1500, 2000, 2500, 4000];
  const rows = numbers.flatMap((count, process) =>
    Array.from({length: count}, () => ({
      process,
      channel: Math.floor(3 * random()),
      mll: process === z ? 91 + 3 * gaussian(random) : 10 + 90 * random(),
      jets: Math.floor(3 * random()),
      bTags: process === ttbar && random() < 0.8 ? 1 + Math.floor(2 * random()) : 0,
      met: 200 * random(),
      deltaPhiLl: process === higgs ? 70 * random() : 180 * random(),
      weight: [0.2, 1, 4, 12][process] as number,
    })),
  );
  type Row = (typeof rows)[number];
  const column = (name: keyof Row) => Float32Array.from(rows, (row) => row[name]);
  return {
    columns: Object.fromEntries(
      testPlayApp.histograms.map(({dimension}) => [dimension, column(dimension as keyof Row)]),
    ),
    weights: column('weight'),
    processes: Uint8Array.from(rows, ({process}) => process),
    processCount: numbers.length,
  };
}
