import {type Axis} from '../panel/axis';
import {maxPower} from './model';

/** Ranges and steps of the controls. */
export const limits = {
  bias: {min: -4, max: 4, step: 0.5},
  resolution: {min: 1, max: 8, step: 0.5},
  power: {min: 1, max: maxPower, step: 0.5},
};

export const massAxis: Axis = {
  min: 70,
  max: 112,
  title: 'Measured mass [GeV]',
  ticks: [70, 80, 90, 100, 110],
};
export const eventsAxis: Axis = {
  min: 5,
  max: 20_000,
  title: 'Number of measurements',
  ticks: [10, 100, 1000, 10_000],
  isLogarithmic: true,
};
export const meanAxis: Axis = {
  min: 86,
  max: 97,
  title: 'Mean and its uncertainty [GeV]',
  ticks: [86, 88, 90, 92, 94, 96],
};

/** Bins of the histogram. */
export const binCount = 42;
export const binWidth = (massAxis.max - massAxis.min) / binCount;
