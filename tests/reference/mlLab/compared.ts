/** What our methods and those of scikit-learn are compared on: the settings, and events as text. */
import {split} from '@site/src/apps/mlLab/model/train/split';
import {startSettings} from '@site/src/apps/mlLab/model/settings';
import type {Dataset, Method, Settings} from '@site/src/apps/mlLab/model/types';

/** Cuts have no counterpart there. */
export const comparedMethods = [
  'logistic',
  'tree',
  'forest',
  'boosted',
  'network',
] as const satisfies readonly Method[];
export type ComparedMethod = (typeof comparedMethods)[number];

/** `MLPClassifier` takes no weights of events, so that ours must do without them too. */
const withoutWeights = {useWeights: false, balance: false};

export const comparedSettings = (
  features: readonly string[],
  trainShare: number,
): Readonly<Record<ComparedMethod, Settings>> => {
  const of = (method: ComparedMethod): Settings => ({
    ...startSettings(method, features),
    trainShare,
  });
  return {
    logistic: of('logistic'),
    tree: of('tree'),
    forest: of('forest'),
    boosted: of('boosted'),
    network: {...of('network'), ...withoutWeights},
  };
};

/** A line a row: process, whether it is signal, whether it is for training, weight, and the features. */
export function csvOf(dataset: Dataset, settings: Settings): string {
  const {isTrain} = split(dataset, settings);
  const {features, columns, process, processes, label, weight} = dataset;
  const head = ['process', 'signal', 'train', 'weight', ...features.map(({name}) => name)];
  const lines = Array.from(process, (number, row) =>
    [
      processes[number]?.id,
      label[row],
      isTrain[row],
      Number((weight[row] as number).toPrecision(5)),
      ...columns.map((column) => Number((column[row] as number).toPrecision(5))),
    ].join(','),
  );
  return [head.join(','), ...lines, ''].join('\n');
}

/** The first rows of each process, and some of the features. */
export function part(dataset: Dataset, perProcess: number, names: readonly string[]): Dataset {
  const seen = dataset.processes.map(() => 0);
  const rows = Array.from(dataset.process.keys()).filter((row) => {
    const process = dataset.process[row] as number;
    seen[process] = (seen[process] ?? 0) + 1;
    return (seen[process] as number) <= perProcess;
  });
  const all = (process: number): number =>
    dataset.process.reduce((sum, one) => sum + (one === process ? 1 : 0), 0);
  const factors = dataset.processes.map((_, process) => all(process) / perProcess);
  const places = names.map((name) => dataset.features.findIndex((one) => one.name === name));
  return {
    ...dataset,
    rows: rows.length,
    features: places.map((place) => dataset.features[place] as Dataset['features'][number]),
    columns: places.map((place) =>
      Float32Array.from(rows, (row) => dataset.columns[place]?.[row] as number),
    ),
    label: Uint8Array.from(rows, (row) => dataset.label[row] as number),
    process: Uint8Array.from(rows, (row) => dataset.process[row] as number),
    weight: Float64Array.from(
      rows,
      (row) => (dataset.weight[row] as number) * (factors[dataset.process[row] as number] ?? 0),
    ),
  };
}

/** Reads the text back; `isTrain` is what the file says. */
export function readCsv(text: string): {readonly dataset: Dataset; readonly isTrain: Uint8Array} {
  const [head = '', ...lines] = text.trim().split('\n');
  const names = head.split(',').slice(4);
  const cells = lines.map((line) => line.split(','));
  const column = (place: number): Float32Array =>
    Float32Array.from(cells, (row) => Number(row[place]));
  const ids = Array.from(new Set(cells.map(([id = '']) => id)));
  const label = Uint8Array.from(column(1));
  return {
    isTrain: Uint8Array.from(column(2)),
    dataset: {
      key: 'reference',
      title: 'Reference',
      features: names.map((name) => ({name, label: name, unit: '', isInteger: false})),
      rows: lines.length,
      columns: names.map((_, i) => column(i + 4)),
      label,
      weight: Float64Array.from(cells, (row) => Number(row[3])),
      process: Uint8Array.from(cells, ([id = '']) => ids.indexOf(id)),
      processes: ids.map((id) => ({
        id,
        label: id,
        isSignal: cells.some((row) => row[0] === id && row[1] === '1'),
      })),
      isSimulated: true,
    },
  };
}
