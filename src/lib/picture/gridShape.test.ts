import {describe, expect, it} from 'vitest';
import {gridShape, type GridProps} from './gridShape';

const grid: GridProps = {
  across: 'mass [GeV]',
  upwards: 'events',
  from: 70,
  to: 110,
  bin: 4,
  labelEvery: 2,
  bottom: -2,
  top: 4,
  step: 1,
};

describe('a grid for a histogram', () => {
  it('has a line at both ends of every bin and of every step', () => {
    const {rows, columns} = gridShape(grid);
    expect(columns.map(({at}) => at)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(columns.map(({label}) => label).filter(Boolean)).toEqual([
      '70',
      '78',
      '86',
      '94',
      '102',
      '110',
    ]);
    expect(rows.map(({label}) => label)).toEqual(['−2', '−1', '0', '1', '2', '3', '4']);
    expect(rows.filter(({isZero}) => isZero)).toHaveLength(1);
  });

  it('draws bars between zero and their contents, up and down', () => {
    const counts = [3, -1, 0, 0, 0, 0, 0, 0, 0, 0];
    const {bars, rows, height} = gridShape({...grid, counts});
    const at = (label: string) => rows.find((row) => row.label === label)?.at ?? Number.NaN;
    const [up, down] = bars;
    expect(up?.top).toBeCloseTo(at('3'));
    expect((up?.top ?? 0) + (up?.tall ?? 0)).toBeCloseTo(at('0'));
    expect(down?.top).toBeCloseTo(at('0'));
    expect((down?.top ?? 0) + (down?.tall ?? 0)).toBeCloseTo(at('−1'));
    expect(down?.from).toBe(10);
    expect(at('−2')).toBeCloseTo(height);
  });

  it('draws points with error bars in place of bars where contents have uncertainties', () => {
    const [counts, errors] = [Array.from({length: 10}, (_, i) => i % 4), Array(10).fill(0.5)];
    const {bars, points, rows, alt} = gridShape({...grid, counts, errors});
    const at = (label: string) => rows.find((row) => row.label === label)?.at ?? Number.NaN;
    expect(bars).toEqual([]);
    expect(points).toHaveLength(10);
    const third = points[2];
    expect([third?.at, third?.middle]).toEqual([25, at('2')]);
    expect(third?.bottom).toBeCloseTo((at('1') + at('2')) / 2);
    expect(third?.top).toBeCloseTo((at('2') + at('3')) / 2);
    expect(alt).toMatch(/^Points with error bars .*70 to 74: 0 ± 0\.5; 74 to 78: 1 ± 0\.5/);
  });

  it('reports in words what it shows', () => {
    expect(gridShape(grid).alt).toMatch(
      /^Empty grid .* 70 to 110 in bins of 4, events from −2 to 4/,
    );
    const counts = [0, 5, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(gridShape({...grid, counts}).alt).toContain('74 to 78: 5');
  });
});
