import {describe, expect, it} from 'vitest';
import type {Filter} from '../../../model/cuts/filters';
import type {Plot} from '../../../model/view';
import {massPlot, plotWith} from '@site/src/test-kit/histogramAnalyser/testPlots';
import {drawingOf, fittedLayers, type PlotStyle} from './drawing';
import {insideOf, layersOf, totalOf} from './layers';
import {arrowsPath, bandPath, barsPath, dotsPath, stepsPath} from '@site/src/plot/paths';
import './comparisonsAtOnce';
import {yAxisOf} from './yAxis';

type Corner = readonly [x: number, y: number];

/** Corners of a path of M, H, V and Z. */
function cornersOf(path: string): readonly Corner[] {
  let [x, y] = [0, 0];
  return Array.from(path.matchAll(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g), ([, step, one, other]) => {
    if (step === 'V') y = Number(one);
    else x = Number(one);
    if (step === 'M') y = Number(other);
    return [x, y] as const;
  });
}

/** Of a closed path, by the formula of trapezoids. */
function areaOf(path: string): number {
  const corners = cornersOf(path);
  return Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length] as Corner;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

const looks: PlotStyle = {draw: 'stacked', axis: 'linear', hasRatio: false, label: 'simulated'};
const size = {width: 400, height: 300, fontSize: 13};

describe('paths', () => {
  it('go along the bins, and skip steps of no height', () => {
    expect(stepsPath([0, 1, 3, 4], [7, 7, 2])).toBe('M0 7H1H3V2H4');
  });

  it('enclose what lies between two histograms', () => {
    expect(areaOf(bandPath([0, 1, 3, 4], [10, 10, 10], [7, 4, 9]))).toBe(3 + 12 + 1);
  });

  it('draw bars, dots and arrows', () => {
    expect(barsPath([{x: 1.006, from: 5, to: 2}])).toBe('M1.01 5V2');
    expect(dotsPath([{x: 1, y: 5}])).toBe('M1 5h0');
    expect(arrowsPath([{x: 10, y: 5, isUp: true}])).toBe('M6.5 5h7l-3.5 -5z');
  });
});

describe('a stack', () => {
  it('has areas like the sums of its processes', () => {
    const {shapes, layout} = drawingOf(massPlot, looks, size);
    const areas = shapes.map(({area}) => areaOf(area));
    const sums = massPlot.series.map(({sums: of}) => totalOf(insideOf(of.sumOfWeights)));
    for (const [i, sum] of sums.entries()) {
      expect((areas[i] as number) / totalOf(areas)).toBeCloseTo(sum / totalOf(sums), 3);
    }
    const {left, right, top, bottom} = layout.main;
    const shareOfFrame = totalOf(areas) / ((right - left) * (bottom - top));
    const highest = Number(drawingOf(massPlot, looks, size).main.ticks.at(-1)?.label);
    expect(shareOfFrame).toBeCloseTo(totalOf(sums) / (5 * highest), 3);
  });

  it('leaves out processes without events, and keeps the numbers of the others', () => {
    const plot = plotWith({
      contents: [
        [0, 0, 0, 0, 0, 0, 9],
        [1, 2, 3, 4, 5, 6, 7],
      ],
    });
    expect(layersOf(plot, 'stacked').shapes.map(({number}) => number)).toEqual([1]);
  });
});

describe('shapes at unit area', () => {
  it('add up to one for each process, the data and the sum', () => {
    const {shapes, sum, points} = layersOf(massPlot, 'normalised');
    expect(shapes).toHaveLength(3);
    for (const {upper} of shapes) expect(totalOf(upper)).toBeCloseTo(1, 12);
    expect(totalOf(sum ?? [])).toBeCloseTo(1, 12);
    expect(totalOf(points.map(({value}) => value))).toBeCloseTo(1, 12);
  });

  it('have errors that shrink with them', () => {
    const {shapes, bands} = layersOf(massPlot, 'normalised');
    const [shape, band] = [shapes[2], bands[2]];
    const relative = ((band?.upper[3] ?? 0) - (shape?.upper[3] ?? 0)) / (shape?.upper[3] ?? 0);
    expect(relative).toBeCloseTo(Math.sqrt(90 * 0.5) / 90, 12);
  });
});

describe('the axis of events after a cut on its own quantity', () => {
  /** Signal on the axis in the first bins, and a peak of background in the fourth. */
  const contents = [
    [0, 30, 20, 10, 0.001, 0.001, 0],
    [0, 900, 800, 700, 3e6, 4e4, 0],
  ];
  const scaleOf = (axis: 'linear' | 'log', cut?: Filter) => {
    const plot = plotWith({contents, ...(cut ? {cut} : {})});
    const layers = fittedLayers(plot, layersOf(plot, 'stacked'));
    return yAxisOf(layers, 'stacked', axis, [100, 0], 5);
  };

  it('fits the events that pass, and all of them where none does', () => {
    expect(scaleOf('linear').max).toBe(3.5e6);
    expect(scaleOf('linear', {from: null, to: 60}).max).toBe(1000);
    expect(scaleOf('log', {from: null, to: 60}).max).toBeLessThan(2000);
    expect(scaleOf('linear', {from: null, to: -5}).max).toBe(3.5e6);
  });

  it('leaves out bins that only touch the cut, and takes in those that it divides', () => {
    expect(scaleOf('linear', {from: 20, to: 60}).max).toBe(1000);
    expect(scaleOf('linear', {from: 20, to: 60.5}).max).toBe(3.5e6);
  });

  it('begins a decade or more below signal that is on it', () => {
    for (const cut of [undefined, {from: null, to: 60}, {from: 40, to: 60}] as const) {
      const {min} = scaleOf('log', cut);
      expect(min).toBeGreaterThanOrEqual(0.01);
      expect(min).toBeLessThanOrEqual(cut?.from === 40 ? 1 : 3);
    }
    const faint = contents.map((values, i) =>
      values.map((value) => (i === 0 ? value / 1e3 : value)),
    );
    const plot = plotWith({contents: faint, cut: {from: null, to: 60}});
    expect(
      yAxisOf(fittedLayers(plot, layersOf(plot, 'stacked')), 'stacked', 'log', [100, 0], 5).min,
    ).toBeLessThanOrEqual(0.003);
  });

  it('draws no dot above it', () => {
    const data = [0, 900, 800, 700, 3e6, 4e4, 0];
    const cut = {from: null, to: 60};
    const dotsOf = (plot: Plot): number =>
      drawingOf(plot, looks, size).main.dots.match(/M/g)?.length ?? 0;
    expect(dotsOf(plotWith({contents, counts: data}))).toBe(5);
    expect(dotsOf(plotWith({contents, counts: data, cut}))).toBe(3);
  });
});

describe('a logarithmic axis', () => {
  const steep = plotWith({
    contents: [
      [0, 0.02, 0, 1, 3, 0, 0],
      [0, 0, 40, -2, 900, 0, 0],
      [0, 0, 0, 0, 7e6, 0, 0],
    ],
    counts: [0, 0, 41, 1, 0, 0, 0],
  });

  it.each(['stacked', 'overlaid', 'normalised'] as const)(
    'of %s processes has empty bins on its foot, and nothing outside of the frame',
    (draw) => {
      const {shapes, main, layout} = drawingOf(steep, {...looks, draw, axis: 'log'}, size);
      const paths = [...shapes.flatMap(({area, outline}) => [area, outline]), main.bars, main.dots];
      expect(paths.join()).not.toMatch(/NaN|Infinity/);
      const ys = paths.flatMap(cornersOf).map(([, y]) => y);
      expect(Math.min(...ys)).toBeGreaterThan(layout.main.top);
      expect(Math.max(...ys)).toBe(layout.main.bottom);
    },
  );

  it('shows seven decades at once', () => {
    const {main} = drawingOf(steep, {...looks, axis: 'log'}, size);
    const labels = main.ticks.map(({label}) => label);
    expect(labels[0]).toBe('10⁻¹');
    expect(labels.length).toBeGreaterThan(2);
    expect(labels.length).toBeLessThan(9);
  });

  it('can be drawn without a single event', () => {
    const empty = plotWith({contents: [[0, 0, 0, 0, 0, 0, 0]], counts: [0, 0, 0, 0, 0, 0, 0]});
    for (const axis of ['linear', 'log'] as const) {
      for (const draw of ['stacked', 'overlaid', 'normalised'] as const) {
        const {main, ratio} = drawingOf(empty, {draw, axis, hasRatio: true, label: ''}, size);
        expect(JSON.stringify([main, ratio])).not.toMatch(/NaN|Infinity|null/);
      }
    }
  });
});

describe('data', () => {
  const {main, ratio} = drawingOf(massPlot, {...looks, hasRatio: true}, size);

  it('have a bar in every bin, and a dot where there is an event', () => {
    expect(main.bars.match(/M/g)).toHaveLength(5);
    expect(main.dots.match(/M/g)).toHaveLength(4);
  });

  it('have bars from the lower to the upper end of the interval, from the foot where none was seen', () => {
    const bars = Array.from(main.bars.matchAll(/M[\d.]+ ([\d.]+)V([\d.]+)/g), ([, low, high]) => [
      Number(low),
      Number(high),
    ]);
    const {bottom, top} = main.box;
    const highest = Number(main.ticks.at(-1)?.label);
    const at = (events: number): number => bottom - ((bottom - top) * events) / highest;
    expect(bars[1]?.[0]).toBe(bottom);
    expect(bars[1]?.[1]).toBeCloseTo(at(1.84), 1);
    expect(bars[0]?.[0]).toBeCloseTo(at(5.23), 1);
    expect(bars[0]?.[1]).toBeCloseTo(at(11.95), 1);
  });

  it('are in the ratio at what they are of the simulation', () => {
    const at = (value: number): number => {
      const {bottom, top} = ratio?.box ?? {bottom: 0, top: 0};
      return bottom - ((bottom - top) * value) / 2;
    };
    const heights = Array.from((ratio?.dots ?? '').matchAll(/M[\d.]+ ([\d.]+)/g), ([, y]) =>
      Number(y),
    );
    expect(heights).toHaveLength(4);
    expect(heights[0]).toBeCloseTo(at(8 / 9), 1);
    expect(heights[2]).toBeCloseTo(at(99 / 103), 1);
    expect(ratio?.ticks.map(({label}) => label)).toEqual(['0', '1', '2']);
  });
});
