/** What cuts leave of the teaching samples, for the numbers that guides print. */
import {madeSamples} from '../../../plugins/samples/files';
import {readSample} from '../../../plugins/samples/read';
import {
  significances,
  type SignificanceDefinition,
} from '../../../src/physics/statistics/significance';
import {countPassing, cutsOf, type Count} from '../../../src/samples/counted';
import {tableRows, type TableRow} from '../../../src/samples/format/table';
import type {Manifest} from '../../../src/samples/format/manifest';
import {sampleKeys, type SampleKey} from '../../../src/samples/registry';

interface SampleContents {
  readonly manifest: Manifest;
  readonly rows: readonly TableRow[];
}

async function opened(
  key: SampleKey,
  folder: string,
): Promise<readonly [SampleKey, SampleContents]> {
  const sample = await readSample(folder, key);
  return [key, {manifest: sample.manifest, rows: tableRows(sample)}];
}

const folder = await madeSamples(process.cwd());
const samples = new Map(await Promise.all(sampleKeys.map((key) => opened(key, folder))));

function sampleOf(key: SampleKey): SampleContents {
  const sample = samples.get(key);
  if (!sample) throw new RangeError(`There is no sample ${key}.`);
  return sample;
}

type Counts = ReadonlyMap<string, Count>;
const known = new Map<string, Counts>();

function countsOf(key: SampleKey, cuts: string, preset: string): Counts {
  const question = [key, cuts, preset].join('|');
  const before = known.get(question);
  if (before) return before;
  const {manifest, rows} = sampleOf(key);
  const factors = manifest.presets.find(({id}) => id === preset)?.factors;
  if (preset && !factors) throw new RangeError(`${key} has no preset ${preset}.`);
  const counts = countPassing(rows, cutsOf(cuts), factors);
  known.set(question, counts);
  return counts;
}

/** A process by its id, `data` for pseudo-data, or several: all that is not data, signal, background. */
type Which = string;

function idsOf(key: SampleKey, which: Which): readonly string[] {
  const {processes} = sampleOf(key).manifest;
  if (which === 'simulation') return processes.map(({id}) => id);
  if (which !== 'signal' && which !== 'background') return [which];
  return processes.filter(({isSignal}) => isSignal === (which === 'signal')).map(({id}) => id);
}

/**
 * What cuts leave: weighted events, their squared weights, and the rows behind them.
 *
 * @param cuts as `npm run samples:count` takes them: `jets=0 mll<75`; '' for none
 * @param which id of a process, `data`, `signal`, `background` or `simulation` (all but data)
 */
export function counted(
  key: SampleKey,
  cuts: string,
  which: Which = 'simulation',
  preset = '',
): Count {
  const counts = countsOf(key, cuts, preset);
  const sum = {sumOfWeights: 0, sumOfSquaredWeights: 0, rows: 0};
  for (const id of idsOf(key, which)) {
    const count = counts.get(id);
    if (!count) throw new RangeError(`${key} has no process ${id}.`);
    sum.sumOfWeights += count.sumOfWeights;
    sum.sumOfSquaredWeights += count.sumOfSquaredWeights;
    sum.rows += count.rows;
  }
  return sum;
}

/** Events that cuts leave, at the luminosity of the sample. */
export const left = (key: SampleKey, cuts: string, which?: Which, preset?: string): number =>
  counted(key, cuts, which, preset).sumOfWeights;

/** Statistical error of `left` from the number of rows that were made: √Σw². */
export const errorOfLeft = (key: SampleKey, cuts: string, which?: Which, preset?: string): number =>
  Math.sqrt(counted(key, cuts, which, preset).sumOfSquaredWeights);

/** Expected significance after cuts; the background known to 10 % in `asimovWithUncertainty`. */
export function significance(
  key: SampleKey,
  cuts: string,
  preset?: string,
  definition: SignificanceDefinition = 'signalOverRootBackground',
): number {
  const values = significances(
    left(key, cuts, 'signal', preset),
    left(key, cuts, 'background', preset),
    0.1,
  );
  if (!values) throw new RangeError(`${cuts} leaves no background of ${key}.`);
  return values[definition];
}
