import {type Axis} from '../panel/axis';
import {uniformDots} from '../panel/uniformDots';
import {type Running} from './model';

/** Ranges and steps of the controls. */
export const limits = {
  luminosity: {min: 4, max: 160, step: 1},
  crossSection: {min: 0.5, max: 8, step: 0.5},
};

export const luminosityAxis: Axis = {
  min: 0,
  max: 164,
  title: 'Luminosity [fb⁻¹]',
  ticks: [0, 40, 80, 120, 160],
};
export const crossSectionAxis: Axis = {
  min: 0,
  max: 8.4,
  title: 'Cross-section [fb]',
  ticks: [0, 2, 4, 6, 8],
};
export const errorAxis: Axis = {
  min: 0,
  max: 30,
  title: 'Relative uncertainty 1/√N [%]',
  ticks: [0, 10, 20, 30],
};

/** The state at the start, with which others are compared. */
export const start: Running = {luminosity: 36, crossSection: 3};

/** One dot for 1 fb × 1 fb⁻¹ on average: the events of all luminosities and cross-sections of the panel. */
const dots = uniformDots(
  11,
  luminosityAxis.max * crossSectionAxis.max,
  luminosityAxis.max,
  crossSectionAxis.max,
);

/** The events inside the rectangle. */
export const insideOf = ({luminosity, crossSection}: Running) =>
  dots.filter(({x, y}) => x <= luminosity && y <= crossSection);
