import {columnsFor, scoreOf} from '../model/predict';
import {rangeOf} from '../model/measure/ranges';
import type {Dataset, Model} from '../model/types';

const steps = 24;

/** How far the score moves while one quantity runs over its range and all others stay at their medians. */
function movesOf(model: Model, dataset: Dataset): readonly number[] {
  const ranges = columnsFor(model, dataset).map(rangeOf);
  return ranges.map(({low, high}, place) => {
    const inputs = ranges.map(({median}) => median);
    const scores = Array.from({length: steps + 1}, (_, i) => {
      inputs[place] = low + (i * (high - low)) / steps;
      return scoreOf(model, inputs);
    });
    return Math.max(...scores) - Math.min(...scores);
  });
}

/** The two quantities along which the score moves most, in the order of the data; numbers of things come last. */
export function livelyPair(model: Model, dataset: Dataset): readonly [x: string, y: string] {
  const isIntegerFeature = (name: string): boolean =>
    dataset.features.some((feature) => feature.name === name && feature.isInteger);
  const moves = movesOf(model, dataset).map((move, place) =>
    isIntegerFeature(model.features[place] ?? '') ? move - 1 : move,
  );
  const [first = 0, second = first] = moves
    .map((_, place) => place)
    .sort((a, b) => (moves[b] ?? 0) - (moves[a] ?? 0));
  const [x = 0, y = x] = [first, second].sort((a, b) => a - b);
  return [model.features[x] ?? '', model.features[y] ?? ''];
}
