/** `npm run samples:count -- hww13 "mll<75 jets=0" published2020`: what cuts leave of a teaching sample. */
import {madeSamples} from '../../plugins/samples/files';
import {readSample} from '../../plugins/samples/read';
import {significances} from '../../src/physics/statistics/significance';
import {countPassing, cutsOf, type Count} from '../../src/samples/counted';
import {tableRows} from '../../src/samples/format/table';
import {sampleKeys} from '../../src/samples/registry';

const [asked = '', cuts = '', preset = ''] = process.argv.slice(2);

function printLine(name: string, {sumOfWeights, sumOfSquaredWeights, rows}: Count): void {
  const error = Math.sqrt(sumOfSquaredWeights);
  console.log(
    [
      name.padEnd(14),
      sumOfWeights.toPrecision(6).padStart(12),
      `± ${error.toPrecision(3)}`.padEnd(12),
      `${rows} rows`,
    ].join(' '),
  );
}

async function count(): Promise<void> {
  const key = sampleKeys.find((known) => known === asked);
  if (!key) {
    throw new RangeError(`There is no sample ${asked}; there are ${sampleKeys.join(', ')}.`);
  }
  const sample = await readSample(await madeSamples(process.cwd()), key);
  const {processes, presets} = sample.manifest;
  const factors = presets.find(({id}) => id === preset)?.factors ?? {};
  const counts = countPassing(tableRows(sample), cutsOf(cuts), factors);
  for (const [name, left] of counts) printLine(name, left);
  const of = (isSignal: boolean): number =>
    processes
      .filter((process) => process.isSignal === isSignal)
      .reduce((sum, {id}) => sum + (counts.get(id)?.sumOfWeights ?? 0), 0);
  console.log(`signal ${of(true).toPrecision(5)}, background ${of(false).toPrecision(6)}`);
  console.log(significances(of(true), of(false), 0.1), 'with 10 % uncertainty in the last');
}

void count();
