import {gaussian, seededRandom} from '@site/src/physics/random';
import type {Grid} from '@site/src/physics/jets/topoClusters';

export const columns = 12;
export const rows = 9;

/** Expected noise of each cell, in MeV. */
export const noise = 40;

interface Deposit {
  /** Where it is centred, in cells from the upper left corner of the grid. */
  readonly across: number;
  readonly down: number;
  /** In MeV. */
  readonly energy: number;
  /** Width of a normal distribution, in cells. */
  readonly width: number;
}

const deposits: readonly Deposit[] = [
  {across: 3.4, down: 3.5, energy: 3000, width: 0.9},
  {across: 7.7, down: 4.9, energy: 1350, width: 0.95},
  {across: 2.5, down: 7.6, energy: 420, width: 0.45},
];

/** What a cell gets of a deposit: its density in the middle of the cell, which has an area of one. */
function share({across, down, energy, width}: Deposit, column: number, row: number): number {
  const squared = (column + 0.5 - across) ** 2 + (row + 0.5 - down) ** 2;
  return (energy * Math.exp(-squared / (2 * width ** 2))) / (2 * Math.PI * width ** 2);
}

const random = seededRandom(534);

const places = Array.from({length: columns * rows}, (_, place) => ({
  column: place % columns,
  row: Math.floor(place / columns),
}));

const deposited = places.map(({column, row}) =>
  deposits.reduce((sum, deposit) => sum + share(deposit, column, row), 0),
);

/** Energy that particles left in the grid, without the noise, in MeV. */
export const truth = deposited.reduce((a, b) => a + b);

/** Energies come in steps that are exact in tenths of the noise, and none is zero, in MeV. */
const step = noise / 10;

/** Energies in MeV: made-up deposits and noise. */
export const energies: readonly number[] = deposited.map(
  (energy) => step * (Math.round((energy + noise * gaussian(random)) / step) || 1),
);

export const grid: Grid = {columns, cells: energies.map((energy) => energy / noise)};
