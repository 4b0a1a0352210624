import {describe, expect, it} from 'vitest';
import {gaussian, seededRandom} from '../random';
import {neighbours, topoClusters, type Grid, type Thresholds} from './topoClusters';

const usual: Thresholds = {seed: 4, grow: 2, perimeter: 0};

const gridOf = (...rows: readonly (readonly number[])[]): Grid => ({
  columns: rows[0]?.length ?? 0,
  cells: rows.flat(),
});

/** The number of the cluster of each cell, row by row; a dot for none. */
function picture(grid: Grid, thresholds = usual): readonly string[] {
  const members = topoClusters(grid, thresholds).at(-1)?.members;
  const letters = grid.cells.map((_, place) =>
    members?.has(place) ? `${(members.get(place)?.cluster ?? 0) % 10}` : '.',
  );
  const rows = Array.from({length: grid.cells.length / grid.columns}, (_, row) => row);
  return rows.map((row) => letters.slice(row * grid.columns, (row + 1) * grid.columns).join(''));
}

describe('neighbours', () => {
  const grid = gridOf([1, 2, 3], [4, 5, 6]);

  it('are eight in the middle, fewer at an edge, and none across it', () => {
    expect(neighbours(grid, 0)).toEqual([1, 3, 4]);
    expect(neighbours(grid, 4)).toEqual([0, 1, 2, 3, 5]);
    expect(neighbours(grid, 2)).toEqual([1, 4, 5]);
  });
});

describe('clusters by hand', () => {
  it('take a ring of perimeter around a lone seed, and nothing beyond', () => {
    const grid = gridOf([1, 1, 1, 1], [1, 5, 1, 1], [1, 1, 1, 1]);
    expect(picture(grid)).toEqual(['000.', '000.', '000.']);
  });

  it('grow through cells above 2 and end below', () => {
    const grid = gridOf([5, 2.5, 2.1, 1.9, 3]);
    expect(picture(grid)).toEqual(['0000.']);
    const steps = topoClusters(grid, usual);
    expect(steps.map(({kind, added}) => [kind, added])).toEqual([
      ['seeds', [0]],
      ['growth', [1]],
      ['growth', [2]],
      ['perimeter', [3]],
    ]);
  });

  it('do not start below 4, however many cells are above 2', () => {
    expect(picture(gridOf([3.9, 3.9, 3.9]))).toEqual(['...']);
  });

  it('need more than the threshold', () => {
    expect(picture(gridOf([4, 1]))).toEqual(['..']);
    expect(picture(gridOf([4.1, 2, 1]))).toEqual(['00.']);
    expect(picture(gridOf([4.1, 0, 1]))).toEqual(['0..']);
  });

  it('count negative cells by their size', () => {
    expect(picture(gridOf([-5, -2.5, -1, 1]))).toEqual(['000.']);
  });

  it('merge when they meet, and the more significant seed keeps its number', () => {
    const grid = gridOf([5, 3, 3, 3, 6]);
    expect(picture(grid)).toEqual(['00000']);
    const [seeds, first, second] = topoClusters(grid, usual);
    expect(seeds?.added).toEqual([4, 0]);
    expect(first?.added).toEqual([3, 1]);
    expect(second).toMatchObject({added: [2], merged: [[0, 1]]});
  });

  it('stay apart when only the perimeter touches; it goes to the more significant neighbour', () => {
    const grid = gridOf([5, 1, 9, 1, 0.5]);
    expect(picture(grid)).toEqual(['1000.']);
  });

  it('merge at once when two seeds are neighbours', () => {
    expect(picture(gridOf([5, 6, 1]))).toEqual(['000']);
  });
});

describe('whatever the cells', () => {
  const random = seededRandom(3);
  const grid: Grid = {
    columns: 20,
    cells: Array.from({length: 400}, () => 2.2 * gaussian(random)),
  };
  const steps = topoClusters(grid, usual);

  it('a cell that joined stays, and each joins once', () => {
    const joined = steps.flatMap(({added}) => added);
    expect(new Set(joined).size).toBe(joined.length);
    expect(steps.at(-1)?.members.size).toBe(joined.length);
  });

  it('the result is the same for the grid seen in a mirror', () => {
    const mirrored: Grid = {
      columns: 20,
      cells: grid.cells.map((_, i) => grid.cells[i - (i % 20) + 19 - (i % 20)] ?? 0),
    };
    const reversed = picture(mirrored).map((row) => [...row].reverse().join(''));
    const membersOnly = (rows: readonly string[]) => rows.map((row) => row.replace(/\d/g, 'x'));
    expect(membersOnly(reversed)).toEqual(membersOnly(picture(grid)));
  });

  it('higher thresholds give fewer members', () => {
    const size = (thresholds: Thresholds) => topoClusters(grid, thresholds).at(-1)?.members.size;
    expect(size({...usual, seed: 6})).toBeLessThan(size(usual) ?? 0);
    expect(size({...usual, grow: 3})).toBeLessThan(size(usual) ?? 0);
    expect(size({...usual, perimeter: 1})).toBeLessThan(size(usual) ?? 0);
  });
});
