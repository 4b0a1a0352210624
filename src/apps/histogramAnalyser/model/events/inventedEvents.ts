/**
 * A few hundred events with two leptons, simulated for teaching and for trying plots: shapes are roughly
 * right, and numbers are chosen so that every process can be seen.
 */
import {exponential, gaussian, poisson, seededRandom, type Random} from '@site/src/physics/random';
import type {Events} from './events';

interface Recipe {
  readonly rows: number;
  readonly weight: number;
  /** In GeV. */
  readonly mass: (random: Random) => number;
  readonly missing: (random: Random) => number;
  readonly jets: number;
  /** Share of pairs of one electron and one muon. */
  readonly mixed: number;
}

const recipes: readonly Recipe[] = [
  {
    rows: 240,
    weight: 0.35,
    mass: (random) => 12 + Math.abs(25 + 16 * gaussian(random)),
    missing: (random) => 25 + exponential(random, 25),
    jets: 0.7,
    mixed: 0.55,
  },
  {
    rows: 420,
    weight: 1.1,
    mass: (random) => 20 + 75 * Math.sqrt(random()) + 8 * gaussian(random),
    missing: (random) => 15 + exponential(random, 40),
    jets: 0.5,
    mixed: 0.5,
  },
  {
    rows: 560,
    weight: 1.5,
    mass: (random) => 12 + 110 * random() ** 0.6,
    missing: (random) => 20 + exponential(random, 62),
    jets: 2.1,
    mixed: 0.52,
  },
  {
    rows: 380,
    weight: 0.9,
    mass: (random) => 91.2 + 2.6 * Math.tan(Math.PI * (random() - 0.5) * 0.92),
    missing: (random) => exponential(random, 14),
    jets: 0.25,
    mixed: 0.02,
  },
];

/** Columns mll, met, jets and channel; four processes, and pseudo-data as the fifth. */
export function inventedEvents(seed = 20250703): Events {
  const random = seededRandom(seed);
  const [mll, met, jets, channel]: number[][] = [[], [], [], []] as const;
  const [weights, processes]: number[][] = [[], []] as const;
  const add = ({mass, missing, jets: mean, mixed}: Recipe, process: number, weight: number) => {
    mll?.push(mass(random));
    met?.push(missing(random));
    jets?.push(poisson(random, mean));
    channel?.push(random() < mixed ? 2 : random() < 0.46 ? 0 : 1);
    weights?.push(weight);
    processes?.push(process);
  };
  for (const [process, recipe] of recipes.entries()) {
    for (let i = 0; i < recipe.rows; i += 1) add(recipe, process, recipe.weight);
    const seen = recipe.rows * recipe.weight;
    const count = Math.round(seen + Math.sqrt(seen) * gaussian(random));
    for (let i = 0; i < count; i += 1) add(recipe, recipes.length, 1);
  }
  const asFloats = (values: readonly number[] = []): Float32Array => Float32Array.from(values);
  return {
    columns: {
      mll: asFloats(mll),
      met: asFloats(met),
      jets: asFloats(jets),
      channel: asFloats(channel),
    },
    weights: asFloats(weights),
    processes: Uint8Array.from(processes ?? []),
    processCount: recipes.length + 1,
  };
}
