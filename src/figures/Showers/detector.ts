import type {Layer, Matter} from '@site/src/physics/showers';

/** Depths of the drawing, from 0 at the collision to 100; not to scale. */
export const tracker = {from: 0, to: 30};

/** 24 radiation and 1.4 interaction lengths deep. */
const electromagnetic: Layer = {from: 34, to: 64, radiation: 30 / 24, interaction: 30 / 1.4};

/** 7.4 interaction lengths deep. */
const hadronic: Layer = {from: 68, to: 100, radiation: 32 / 70, interaction: 32 / 7.4};

export const matter: Matter = {
  layers: [electromagnetic, hadronic],
  electromagneticEnd: 0.35,
  hadronicEnd: 1.2,
};

export const parts = [
  {name: 'tracker', ...tracker},
  {name: 'electromagnetic calorimeter', ...electromagnetic},
  {name: 'hadronic calorimeter', ...hadronic},
] as const;

/** Where a charged particle leaves a hit. */
export const hitDepths = [3, 5, 7.5, 10, 14, 17.5, 21, 24.5, 28];
