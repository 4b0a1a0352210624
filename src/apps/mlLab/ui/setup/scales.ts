import {formatNumber} from '@site/src/kit/format/numbers';
import {formatPercent} from '@site/src/kit/format/quantities';
import type {NumberSetting} from '../../model/settings';

const range = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({length: Math.round((to - from) / step) + 1}, (_, i) =>
    Number((from + i * step).toFixed(6)),
  );

type SliderSetting = Exclude<NumberSetting, 'seed'>;

/** Values that a slider offers, in their order. */
export const scales: Readonly<Record<SliderSetting, readonly number[]>> = {
  trainShare: range(0.5, 0.9, 0.05),
  trainEvents: [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 0],
  depth: range(1, 8),
  minLeaf: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
  trees: [1, 2, 5, 10, 20, 30, 50, 75, 100, 150, 200],
  learningRate: [
    0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1,
  ],
  epochs: [1, 2, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300],
  batch: [16, 32, 64, 128, 256, 512, 1024],
  l2: [0, 0.00001, 0.0001, 0.001, 0.01, 0.1, 1],
};

/** The place of the offered value that is nearest; 0 of the training events stands for all. */
export function placeOf(name: SliderSetting, value: number): number {
  const offered = scales[name];
  const exact = offered.indexOf(value);
  if (exact >= 0) return exact;
  const distances = offered.map((one) => (one === 0 ? Infinity : Math.abs(one - value)));
  return distances.indexOf(Math.min(...distances));
}

export function textOf(name: SliderSetting, value: number): string {
  if (name === 'trainShare') return formatPercent(value);
  if (name === 'trainEvents' && value === 0) return 'all';
  if (name === 'l2' && value === 0) return 'none';
  return formatNumber(value, {maxDecimals: 5});
}
