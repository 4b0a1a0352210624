/** Maps of the score over two quantities, with some of the events. */
import {boundary} from '../../model/measure/boundary';
import {rangeOf} from '../../model/measure/ranges';
import type {Dataset, Model} from '../../model/types';
import type {BoundaryAxis, BoundaryMap, BoundaryPoint} from './boundary';

const cells = 72;
const maxPoints = 400;

/** Names of two features of the data set. */
export type Pair = readonly [x: string, y: string];

function placeOf({features}: Dataset, name: string): number {
  return features.findIndex((feature) => feature.name === name);
}

function axisOf(dataset: Dataset, name: string): BoundaryAxis {
  const place = placeOf(dataset, name);
  const feature = dataset.features[place] ?? {name, label: name, unit: '', isInteger: false};
  const {low, high} = rangeOf(dataset.columns[place] ?? new Float32Array(1));
  return {feature, low, high};
}

/** Some rows of each class, alike many, at equal distances in the order of the data. */
function pointsOf(dataset: Dataset, pair: Pair): readonly BoundaryPoint[] {
  const {label, columns, rows} = dataset;
  const [x, y] = pair.map((name) => placeOf(dataset, name)) as [number, number];
  const ofClass = (wanted: number): readonly BoundaryPoint[] => {
    const all: number[] = [];
    for (let row = 0; row < rows; row += 1) if (label[row] === wanted) all.push(row);
    const count = Math.min(all.length, maxPoints / 2);
    return Array.from({length: count}, (_, i) => {
      const row = all[Math.floor((i * all.length) / count)] ?? 0;
      return {
        x: columns[x]?.[row] ?? 0,
        y: columns[y]?.[row] ?? 0,
        isSignal: wanted === 1,
      };
    });
  };
  const [signal, background] = [ofClass(1), ofClass(0)];
  const longest = Math.max(signal.length, background.length);
  return Array.from({length: longest}, (_, i) => [background[i], signal[i]])
    .flat()
    .filter((point) => point !== undefined);
}

/** The events alone, without a score. */
export function bareMap(dataset: Dataset, pair: Pair): BoundaryMap {
  return {
    x: axisOf(dataset, pair[0]),
    y: axisOf(dataset, pair[1]),
    columns: 0,
    rows: 0,
    scores: [],
    points: pointsOf(dataset, pair),
  };
}

/** What a model says over two quantities, all others held at their median. */
export function mapOf(dataset: Dataset, model: Model, pair: Pair): BoundaryMap {
  const {x, y, columns, rows, scores} = boundary(model, dataset, pair, cells);
  const [acrossAxis, upwardsAxis] = [axisOf(dataset, pair[0]), axisOf(dataset, pair[1])];
  return {
    x: {...acrossAxis, low: x.low, high: x.high},
    y: {...upwardsAxis, low: y.low, high: y.high},
    columns,
    rows,
    scores,
    points: pointsOf(dataset, pair),
  };
}
