import {describe, expect, it} from 'vitest';
import {drawingOf} from './drawing';
import {layersOf} from './layers';
import {massPlot, plotWith} from '@site/src/test-kit/histogramAnalyser/testPlots';

const contents = [
  [0, 1, 2, 3, 2, 1, 0],
  [0, 100, 200, 400, 200, 100, 0],
  [0, 10, 20, 40, 20, 10, 0],
];
const plot = plotWith({contents});
const ghost = [1e4, 2e4, 4e4, 2e4, 1e4];
const looks = {draw: 'stacked', axis: 'log', hasRatio: false, label: ''} as const;
const size = {width: 300, height: 200, fontSize: 12};

describe('the outline of the signal', () => {
  it('is multiplied, and the signal is not in the stack', () => {
    const {shapes, outlines, bands} = layersOf(plot, 'stacked', 50);
    expect(outlines.map(({heights}) => heights)).toEqual([[50, 100, 150, 100, 50]]);
    expect(shapes.map(({process}) => process.isSignal)).toEqual([false, false]);
    expect(shapes.at(-1)?.upper).toEqual([110, 220, 440, 220, 110]);
    expect(bands[0]?.upper[0]).toBeCloseTo(110 + Math.sqrt(55));
  });

  it('is drawn besides a stack that data are compared with', () => {
    const {shapes, outlines} = layersOf(massPlot, 'stacked', 2);
    expect(outlines).toHaveLength(1);
    expect(shapes.map(({process}) => process.isSignal)).toEqual([true, false, false]);
  });

  it('is left out where signal is an area, and where processes are overlaid', () => {
    expect(layersOf(plot, 'stacked', null).outlines).toEqual([]);
    expect(layersOf(plot, 'overlaid', 50).outlines).toEqual([]);
    expect(layersOf(plot, 'overlaid', 50).shapes).toHaveLength(3);
  });
});

describe('the background before the last cut', () => {
  it('is a line that a logarithmic axis fits', () => {
    const {ghost: path, layout} = drawingOf({...plot, ghost}, looks, size);
    const ys = Array.from((path ?? '').matchAll(/V([\d.]+)/g), ([, y]) => Number(y));
    expect(path).toMatch(/^M/);
    expect(Math.min(...ys)).toBeGreaterThan(layout.main.top);
  });

  it('is left out where it would leave a linear axis', () => {
    const linear = {...looks, axis: 'linear'} as const;
    expect(drawingOf({...plot, ghost}, linear, size).ghost).toBeNull();
    expect(drawingOf({...plot, ghost: [1, 2, 300, 2, 1]}, linear, size).ghost).not.toBeNull();
  });
});

describe('a compact plot', () => {
  it('has the most room for its frame, and no titles', () => {
    const {layout} = drawingOf(plot, {...looks, isCompact: true}, size);
    expect(layout.main.bottom - layout.main.top).toBeGreaterThan(170);
    expect(layout.label).toEqual([]);
  });
});
