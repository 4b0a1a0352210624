/** Cuts at stored values: the apps count the events that the CSV of the sample has there. */
import {beforeAll, describe, expect, inject, it} from 'vitest';
import {madeSamples} from '../../plugins/samples/files';
import {readSample} from '../../plugins/samples/read';
import {apps} from '../../src/apps/histogramAnalyser/descriptions';
import {startOf} from '../../src/apps/histogramAnalyser/model/analysis';
import {eventsInBin} from '../../src/apps/histogramAnalyser/model/events/eventsInBin';
import {
  createCrossfilter,
  type Snapshot,
} from '../../src/apps/histogramAnalyser/model/counting/crossfilter';
import {dimensionsOf, schemeOf} from '../../src/apps/histogramAnalyser/model/description';
import {eventsOf} from '../../src/apps/histogramAnalyser/model/events/sampleEvents';
import {edgesOf} from '../../src/apps/histogramAnalyser/model/counting/axis';
import {yieldsOf} from '../../src/apps/histogramAnalyser/model/counting/sums';
import {cutResult} from '../../src/apps/mlLab/model/measure/handCuts';
import {datasetOf} from '../../src/apps/mlLab/model/data/sampleData';
import {sampleFile} from '../../src/apps/rootExplorer/model/sampleFile';
import {seededRandom} from '../../src/physics/random';
import {csvOf} from '../../src/samples/format/csv';
import type {DecodedSample} from '../../src/samples/format/decode';
import {tableRows} from '../../src/samples/format/table';
import {countPassing, cutsOf} from '../../src/samples/counted';
import type {SampleKey} from '../../src/samples/registry';

const isNightly = inject('isNightly');
const keys = isNightly ? (['hyy13', 'hzz13', 'dm13', 'zll13'] as const) : (['dm13'] as const);
const cutsPerColumn = isNightly ? 12 : 4;

/** The cells of a column of the CSV, as whole numbers of its last digit. */
interface CsvColumn {
  readonly name: string;
  readonly cells: readonly string[];
  readonly digits: readonly number[];
}

const digitsOf = (cell: string): number => Number(cell.replace('.', ''));

function csvColumns(sample: DecodedSample): readonly CsvColumn[] {
  const [, header = '', ...lines] = csvOf(sample).trim().split('\n');
  const rows = lines.map((line) => line.split(','));
  return header.split(',').flatMap((title, place) => {
    const cells = rows.map((row) => row[place] ?? '');
    const name = title.replace(/ \[.*/, '');
    if (name === 'process' || name === 'weight') return [];
    return [{name, cells, digits: cells.map(digitsOf)}];
  });
}

interface PrintedSample {
  readonly sample: DecodedSample;
  readonly columns: readonly CsvColumn[];
}

const printed = new Map<SampleKey, PrintedSample>();

beforeAll(async () => {
  const folder = await madeSamples(process.cwd());
  for (const key of new Set<SampleKey>([...keys, 'hyy13'])) {
    const sample = await readSample(folder, key);
    printed.set(key, {sample, columns: csvColumns(sample)});
  }
}, 240_000);

function printedOf(key: SampleKey): PrintedSample {
  const found = printed.get(key);
  if (!found) throw new Error(`${key} was not read`);
  return found;
}

interface StoredCut {
  readonly column: CsvColumn;
  /** Both as the CSV prints them. */
  readonly from: string;
  readonly to: string;
}

/** Ranges between two values of a column, drawn from its rows. */
function storedCuts(column: CsvColumn, seed: number): readonly StoredCut[] {
  const random = seededRandom(seed);
  const draw = (): string => column.cells[Math.floor(random() * column.cells.length)] ?? '';
  return Array.from({length: cutsPerColumn}, () => {
    const [from = '', to = ''] = [draw(), draw()].sort((a, b) => digitsOf(a) - digitsOf(b));
    return {column, from, to};
  });
}

const passes = ({from, to}: StoredCut, digits: number): boolean =>
  digits >= digitsOf(from) && digits < digitsOf(to);

const countOf = ({column, ...cut}: StoredCut): number =>
  column.digits.filter((digits) => passes({column, ...cut}, digits)).length;

/** The rows that an analyser counts for a cut. */
const rowsIn = (snapshot: Snapshot): number =>
  yieldsOf(snapshot).reduce((sum, {rows}) => sum + rows, 0);

it('of hyy13 from 108.14 keep the events that the CSV has, a value that float32 rounds', () => {
  const {sample, columns} = printedOf('hyy13');
  const column = columns.find(({name}) => name === 'myy');
  if (!column) throw new Error('There is no mass.');
  const description = apps.hyy13;
  const crossfilter = createCrossfilter(eventsOf(sample, description), dimensionsOf(description));
  const kept = crossfilter.answer({filters: {myy: {from: 108.14, to: null}}});
  expect(rowsIn(kept)).toBe(countOf({column, from: '108.14', to: '9999.99'}));
  expect(column.cells.filter((cell) => cell === '108.14').length).toBeGreaterThan(0);
});

describe.each(keys)('cuts on %s at the values of its CSV', (key) => {
  const description = apps[key];
  const dimensions = dimensionsOf(description);
  let sample: DecodedSample;
  let cuts: readonly StoredCut[];

  beforeAll(() => {
    const {columns} = printedOf(key);
    ({sample} = printedOf(key));
    cuts = columns
      .filter(({name}) => dimensions.some((dimension) => dimension.name === name))
      .flatMap((column, i) => storedCuts(column, 1 + i));
  });

  it('keep the same events in the analyser, and in the brush at its positions', () => {
    const crossfilter = createCrossfilter(eventsOf(sample, description), dimensions);
    for (const cut of cuts) {
      const {name} = cut.column;
      const range = {from: Number(cut.from), to: Number(cut.to)};
      const cutLabel = `${name} from ${cut.from} to ${cut.to}`;
      const counted = rowsIn(crossfilter.answer({filters: {[name]: range}}));
      expect(`${cutLabel}: ${counted}`).toBe(`${cutLabel}: ${countOf(cut)}`);
      const dragged = crossfilter.answer({filters: {[name]: range}, brushed: name});
      const released = crossfilter.answer({filters: {[name]: dragged.brush ?? range}});
      expect(rowsIn(dragged)).toBe(rowsIn(released));
    }
  });

  it('keep the same events where samples are counted for guides', () => {
    const rows = tableRows(sample);
    for (const cut of cuts) {
      const {name} = cut.column;
      const counts = countPassing(rows, cutsOf(`${name}>=${cut.from} ${name}<${cut.to}`));
      expect(Array.from(counts.values()).reduce((sum, count) => sum + count.rows, 0)).toBe(
        countOf(cut),
      );
    }
  });

  it('are at the values that the event list and the ROOT explorer show', async () => {
    const scheme = schemeOf(description);
    const [first] = description.histograms;
    const column = cuts.find((cut) => cut.column.name === first?.dimension)?.column;
    if (!first || !column) throw new Error('There is no column.');
    const edges = edgesOf(first.axis);
    const bin = Math.floor(edges.length / 2) - 1;
    const listed = eventsInBin(sample, description, scheme, startOf(scheme), {
      dimension: first.dimension,
      bin,
    })?.some(null, 200);
    expect(listed?.length).toBeGreaterThan(20);
    for (const {id, values} of listed ?? []) {
      expect(values[first.dimension]).toBe(Number(column.cells[Number(id.split('-')[2])]));
    }
    const read: number[] = [];
    await sampleFile(sample).read(
      key,
      [column.name],
      {
        many: (_place: number, values: ArrayLike<number>) => {
          read.push(...Array.from(values));
        },
      } as Parameters<ReturnType<typeof sampleFile>['read']>[2],
      {count: 500},
    );
    expect(read).toEqual(column.cells.slice(0, 500).map(Number));
  });
});

it('cuts by hand in the lab keep the events that the CSV has', () => {
  const {sample, columns} = printedOf('dm13');
  const dataset = datasetOf(sample, 'dm13');
  const rows = Int32Array.from({length: dataset.rows}, (_, row) => row);
  const one = new Float64Array(dataset.rows).fill(1);
  const wrong = columns.flatMap((column, i) =>
    storedCuts(column, 70 + i).filter((cut) => {
      const [from, to] = [Number(cut.from), Number(cut.to)];
      const hand = {feature: column.name, from, to, values: null};
      const {signal, background} = cutResult([hand], dataset, one, rows, 0);
      const simulated = column.digits.slice(0, dataset.rows);
      return signal + background !== simulated.filter((digits) => passes(cut, digits)).length;
    }),
  );
  expect(wrong.map(({column, from, to}) => `${column.name}: ${from} to ${to}`)).toEqual([]);
});
