import {describe, expect, it} from 'vitest';
import {topoClusters} from '@site/src/physics/jets/topoClusters';
import {energies, grid, noise, truth} from './cells';
import {clustersOf, pictureOf, sentenceOf} from './descriptions';

const usual = {seed: 4, grow: 2, perimeter: 0};
const steps = topoClusters(grid, usual);
const sentences = Array.from({length: steps.length + 2}, (_, i) => sentenceOf(steps, i, usual));

describe('the cells', () => {
  it('scatter by the noise around what was put in', () => {
    const sum = energies.reduce((a, b) => a + b);
    expect(Math.abs(sum - truth)).toBeLessThan(2 * noise * Math.sqrt(energies.length));
  });

  it('have the significances that are printed, to the last digit', () => {
    const printed = grid.cells.map((cell) => Number(cell.toFixed(1)));
    expect(printed.filter((value, place) => value - (grid.cells[place] ?? NaN) !== 0)).toEqual([]);
  });
});

describe('the words', () => {
  it('report seeds, of a meeting, of the perimeter and of the result', () => {
    const seeds = grid.cells.filter((significance) => Math.abs(significance) > 4).length;
    expect(sentences[1]).toMatch(
      new RegExp(`^Seeds: ${seeds} cells with \\|S\\| above 4\\..* 3 clusters begin`),
    );
    expect(sentences.join(' ')).toContain('Clusters 1 and 3 touch and are merged.');
    expect(sentences.at(-2)).toMatch(/^Perimeter: \d+ neighbours with \|S\| above 0 join/);
    expect(sentences.at(-1)).toMatch(/^2 clusters with \d\.\d\d GeV/);
  });

  it('know when there is nothing', () => {
    const none = {...usual, seed: 99};
    const empty = topoClusters(grid, none);
    expect(sentenceOf(empty, empty.length + 1, none)).toContain('no cluster');
    expect(pictureOf(new Map())).toContain('No cell is in a cluster');
  });

  it('add up what the clusters hold, cell by cell', () => {
    const members = steps.at(-1)?.members ?? new Map();
    const clusters = clustersOf(members);
    expect(clusters.reduce((sum, {cells}) => sum + cells, 0)).toBe(members.size);
    const inside = Array.from(members.keys()).reduce(
      (sum, place) => sum + (energies[place] ?? 0),
      0,
    );
    expect(clusters.reduce((sum, {energy}) => sum + energy, 0)).toBe(inside);
  });
});
