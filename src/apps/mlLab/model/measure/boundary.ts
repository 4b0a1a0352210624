/** What a trained method says across the plane of two features. */
import {columnsFor, scoreOf} from '../predict';
import type {Dataset, Model} from '../types';
import {rangeOf, type ValueRange} from './ranges';

export interface Boundary {
  readonly x: ValueRange & {readonly feature: string};
  readonly y: ValueRange & {readonly feature: string};
  readonly columns: number;
  readonly rows: number;
  /** Scores at the centres of the cells, row after row, the lowest values of y first. */
  readonly scores: Float32Array;
  /** Whether the model uses the feature at all; where it does not, scores do not change along it. */
  readonly uses: readonly [x: boolean, y: boolean];
}

function rangeOfFeature(dataset: Dataset, name: string): ValueRange {
  const place = dataset.features.findIndex((feature) => feature.name === name);
  const range = rangeOf(dataset.columns[place] ?? new Float32Array([0]));
  // A number of things is drawn with room around its values.
  return dataset.features[place]?.isInteger
    ? {...range, low: range.low - 0.5, high: range.high + 0.5}
    : range;
}

/**
 * Scores on a grid of two features, all others at the median of all rows.
 *
 * @param pair names of two features of the data set
 * @param cells along either axis
 * @throws LabProblem where the data set lacks a feature of the model
 */
export function boundary(
  model: Model,
  dataset: Dataset,
  pair: readonly [x: string, y: string],
  cells = 60,
): Boundary {
  const inputs = Float64Array.from(columnsFor(model, dataset), (column) => rangeOf(column).median);
  const [x, y] = pair.map((name) => rangeOfFeature(dataset, name)) as [ValueRange, ValueRange];
  const [placeX, placeY] = pair.map((name) => model.features.indexOf(name)) as [number, number];
  const centre = ({low, high}: ValueRange, cell: number): number =>
    low + ((high - low) * (cell + 0.5)) / cells;
  const scores = new Float32Array(cells * cells);
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      if (placeX >= 0) inputs[placeX] = centre(x, column);
      if (placeY >= 0) inputs[placeY] = centre(y, row);
      scores[row * cells + column] = scoreOf(model, inputs);
    }
  }
  return {
    x: {...x, feature: pair[0]},
    y: {...y, feature: pair[1]},
    columns: cells,
    rows: cells,
    scores,
    uses: [placeX >= 0, placeY >= 0],
  };
}
