/** A teaching sample of this site as a file: its columns are the branches of one tree. */
import {RootFileError, type RootFile, type RootSink} from '@site/src/rootFile/rootFile';
import type {DecodedSample} from '@site/src/samples/format/decode';
import {valueReader} from '@site/src/samples/format/stored';
import {loadSample} from '@site/src/samples/loadSample';
import type {BranchInfo, OpenFile} from './types';

interface SampleColumn {
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  readonly type: string;
  readonly valueAt: (row: number) => number;
}

const sampleAddress = /^(.*\/samples\/)([a-z][a-z0-9]{1,11})\.json(?:[?#]|$)/;

/** Whether an address is that of the description of a teaching sample. */
export const isSampleAddress = (url: string): boolean => sampleAddress.test(url);

function columnsOf({columns, process, weight}: DecodedSample): readonly SampleColumn[] {
  return [
    ...Array.from(columns, ([name, {facts, stored}]) => {
      const valueOf = valueReader(facts.step);
      return {
        name,
        title: facts.label,
        unit: facts.unit,
        type: facts.step === 1 ? facts.type : 'float',
        valueAt: (row: number) => valueOf(stored[row] as number),
      };
    }),
    {
      name: 'process',
      title: 'Process ID; 255 for pseudo-data',
      unit: '',
      type: 'uint8',
      valueAt: (row: number) => process[row] as number,
    },
    {
      name: 'weight',
      title: 'Expected number of events at the sample luminosity',
      unit: '',
      type: 'float',
      valueAt: (row: number) => weight[row] as number,
    },
  ];
}

/** Number of entries that are transferred at once. */
const slice = 20_000;

/** The rows of a sample, read as the entries of a tree. */
export function sampleFile(sample: DecodedSample): RootFile {
  const {manifest, rows} = sample;
  const columns = columnsOf(sample);
  const branches = columns.map(({name, title, type}) => ({
    name,
    title,
    type,
    kind: 'number' as const,
  }));
  const column = (name: string): SampleColumn => {
    const found = columns.find((one) => one.name === name);
    if (found) return found;
    throw new RootFileError('missing', `The sample has no column “${name}”.`);
  };
  return {
    contents: {
      trees: [{path: manifest.key, title: manifest.title, entries: rows, branches, olderCycles: 0}],
      others: [],
    },
    async read(_tree, names, sink: RootSink, {first = 0, count = rows, signal} = {}) {
      const wanted = names.map(column);
      const end = Math.min(rows, first + count);
      for (let from = first; from < end; from += slice) {
        signal?.throwIfAborted();
        const length = Math.min(slice, end - from);
        for (const [place, {valueAt}] of wanted.entries()) {
          sink.many(
            place,
            Float64Array.from({length}, (_, row) => valueAt(from + row)),
          );
        }
        sink.entries?.(length);
        sink.progress?.((from + length - first) / Math.max(1, end - first));
        await Promise.resolve();
      }
    },
    histogram: (path) =>
      Promise.reject(new RootFileError('missing', `The sample has no histogram “${path}”.`)),
  };
}

function infoOf({manifest}: DecodedSample, file: RootFile, url: string): OpenFile {
  const units = new Map(manifest.columns.map(({name, unit}) => [name, unit]));
  return {
    name: manifest.title,
    size: manifest.compressedBytes,
    url,
    trees: file.contents.trees.map((tree) => ({
      ...tree,
      branches: tree.branches.map(({name, title, type, kind}): BranchInfo => {
        const unit = units.get(name) ?? '';
        return {name, title, type, kind, meaning: title, ...(unit === '' ? {} : {unit})};
      }),
    })),
    histograms: [],
    others: [],
    remarks: [
      'A sample from this site, simulated for teaching. It does not contain recorded data.',
    ],
  };
}

/** @throws SampleFailure */
export async function openSample(url: string): Promise<{info: OpenFile; file: RootFile}> {
  const [, folder = '', key = ''] = sampleAddress.exec(url) ?? [];
  const sample = await loadSample(folder, key);
  const file = sampleFile(sample);
  return {info: infoOf(sample, file, url), file};
}
