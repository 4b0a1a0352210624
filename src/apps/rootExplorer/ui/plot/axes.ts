/** The scales of a plot, with ticks that fit. */
import {scaleLinear} from 'd3-scale';
import {
  linearWith,
  logarithmic,
  niceLinear,
  printTick,
  type Places,
  type Scale,
} from '@site/src/plot/scales';
import type {PlotAxis} from './plotData';

/** Numbers above and below are told by a power of ten beside the axis. */
const usual = {largest: 1e6, smallest: 1e-3};

function powerFor(low: number, high: number): number {
  const largest = Math.max(Math.abs(low), Math.abs(high));
  if (largest === 0 || (largest < usual.largest && largest >= usual.smallest)) return 0;
  return 3 * Math.floor(Math.log10(largest) / 3 + 1e-9);
}

const letter = 0.6;
const spacing = 1.8;

/** The axis of a quantity: it begins and ends with an edge of a bin, not with a tick. */
export function quantityScale(
  {edges, labels}: PlotAxis,
  places: Places,
  fontSize: number,
  isUpright = false,
): Scale {
  const [low, high] = [edges[0] ?? 0, edges.at(-1) ?? 1];
  const scale = linearWith(low, high, places, []);
  const room = Math.abs(places[1] - places[0]) / fontSize;
  if (labels) {
    const middles = labels.map((label, bin) => ({
      label,
      at: (scale.at(edges[bin] ?? low) + scale.at(edges[bin + 1] ?? high)) / 2,
    }));
    const widest = isUpright ? 2 : letter * Math.max(...labels.map(({length}) => length)) + 1;
    const every = Math.max(1, Math.ceil((labels.length * widest) / room));
    return {...scale, ticks: middles.filter((_, bin) => bin % every === 0)};
  }
  const power = powerFor(low, high);
  const ticksFor = (most: number): Scale['ticks'] => {
    const values = scaleLinear().domain([low, high]).ticks(most);
    const step = values.length > 1 ? (values[1] ?? 1) - (values[0] ?? 0) : high - low;
    return values.map((value) => ({
      at: scale.at(value),
      label: printTick(value / 10 ** power, step / 10 ** power),
    }));
  };
  const widthOf = (ticks: Scale['ticks']): number =>
    isUpright ? spacing : letter * Math.max(0, ...ticks.map(({label}) => label.length)) + spacing;
  let most = Math.max(2, Math.floor(room / (isUpright ? 2.6 : 3.6)));
  let ticks = ticksFor(most);
  while (most > 2 && ticks.length * widthOf(ticks) > room) {
    most -= 1;
    ticks = ticksFor(most);
  }
  return {...scale, ticks, power};
}

/** Decades that a logarithmic axis shows at most. */
const deepest = 8;

/** The axis of what bins hold; `values` are all that it must reach. */
export function valueScale(
  values: readonly number[],
  isLogarithmic: boolean,
  places: Places,
  fontSize: number,
): Scale {
  const count = Math.max(3, Math.floor(Math.abs(places[1] - places[0]) / (2.6 * fontSize)));
  const finite = values.filter(Number.isFinite);
  const highest = Math.max(0, ...finite);
  if (!isLogarithmic || highest <= 0) {
    const lowest = Math.min(0, ...finite);
    return niceLinear(lowest * 1.05, highest * 1.05, places, count);
  }
  const smallest = Math.min(...finite.filter((value) => value > 0));
  const below = 10 ** Math.floor(Math.log10(smallest / 1.5));
  return logarithmic(
    Math.min(Math.max(below, highest / 10 ** deepest), highest / 10),
    highest * 2,
    places,
    count,
  );
}

/** Of means, which may lie anywhere: nothing makes zero special. */
export function meanScale(values: readonly number[], places: Places, fontSize: number): Scale {
  const count = Math.max(3, Math.floor(Math.abs(places[1] - places[0]) / (2.6 * fontSize)));
  const finite = values.filter(Number.isFinite);
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  if (finite.length === 0) return niceLinear(0, 1, places, count);
  const margin = (high - low || Math.abs(high) || 1) * 0.08;
  return niceLinear(low - margin, high + margin, places, count);
}
