import {describe, expect, it} from 'vitest';
import {axesOf, outlineOf, seriesOf} from './series';
import type {FigureTable} from './table';

const table: FigureTable = {
  heads: ['Mass [GeV]', 'Events'],
  rows: [
    ['85', '10'],
    ['95', '50'],
    ['105', '20'],
  ].map((cells) => cells.map((text) => ({text, isMarked: false}))),
};

describe('a histogram of a table', () => {
  const [x, y] = axesOf(table, 'none', true);
  const [series] = seriesOf(table, x, y);

  it('has an axis from the lower edge of the first bin to the upper edge of the last', () => {
    expect([x.at(80), x.at(110)]).toEqual([0, 100]);
    expect(axesOf(table, 'none', false)[0].at(85)).toBe(0);
  });

  it('is outlined from the axis up to each bin and back', () => {
    expect(outlineOf(series?.points ?? [])).toBe(
      'M0.00 100V80.00H33.33V0.00H66.67V60.00H100.00V100',
    );
  });
});
