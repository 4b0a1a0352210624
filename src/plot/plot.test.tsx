import Papa from 'papaparse';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {byVariable} from '@site/src/lib/picture/grounds';
import {describePlot} from './describe';
import {emptyStep, negativeStep, shades, shadeScale} from './heatMap';
import type {HistogramLayer, Layer} from './layers';
import {legendOf} from './legend';
import {cellPaths} from './paths';
import {drawPlot, type Plot} from './plot';
import {pullsTo, ratioTo} from './ratio';
import {ratioPanel} from './ratioPanel';
import {tableCsv, type TableData} from './table';

const counts: HistogramLayer = {
  kind: 'histogram',
  name: 'all events',
  style: {colour: 'accent', fill: 'tint', pattern: 'rising'},
  edges: [0, 10, 20, 40],
  values: [2, 5, 3],
  errors: [1, 2, 1],
};

const layers: readonly Layer[] = [
  counts,
  {kind: 'line', name: 'fit', style: {colour: 'ink', dashes: '3 3'}, points: [{x: 5, y: 2}]},
  {
    kind: 'points',
    name: 'data',
    style: {colour: 'group-3', marker: 'square'},
    points: [
      {x: 15, y: 4, min: 3, max: 5},
      {x: 99, y: 1},
    ],
  },
  {
    kind: 'band',
    name: 'uncertainty',
    style: {colour: 'ink', fill: 'tint'},
    edges: [0, 40],
    lower: [1],
    upper: [2],
  },
  {kind: 'reference', name: 'threshold 12', x: 12},
];

const plot: Plot = {
  x: {title: 'Mass [GeV]', min: 0, max: 40},
  y: {title: 'Events', min: 0, max: 8, isNice: true},
  layers,
  name: 'Histogram: mass',
  description: 'five events at most',
};

const svgOf = (drawn: Plot): string =>
  renderToStaticMarkup(drawPlot(drawn, {width: 500, fontSize: 13}, byVariable, 'p'));

/** The area of a closed path of steps, by the corners of its steps. */
function areaOf(d: string): number {
  let [x, y, area] = [0, 0, 0];
  for (const [, command, values = ''] of d.matchAll(/(M|H|V|Z)([-\d. ]*)/g)) {
    const [first = 0, second = 0] = values.split(' ').map(Number);
    if (command === 'M') [x, y] = [first, second];
    if (command === 'V') y = first;
    if (command === 'H') {
      area += (first - x) * -y;
      x = first;
    }
  }
  return Math.abs(area);
}

describe('a plot', () => {
  it('is drawn on a server as one named image with its description', () => {
    const svg = svgOf(plot);
    expect(svg.match(/<svg/g)).toHaveLength(1);
    expect(svg).toContain('role="img" aria-labelledby="p-name" aria-describedby="p-text"');
    expect(svg).toContain('<title id="p-name">Histogram: mass</title>');
    expect(svg).toContain('<desc id="p-text">five events at most</desc>');
  });

  it('is hidden from screen readers without a name, since what stands around it has one', () => {
    const {x, y} = plot;
    expect(svgOf({x, y, layers})).toContain('aria-hidden="true"');
  });

  it('has an area that is proportional to the integral of its histogram', () => {
    const [areas, twice] = [1, 2].map((factor) => {
      const values = counts.values.map((value) => value * factor);
      const svg = svgOf({...plot, layers: [{...counts, values}], y: {...plot.y, max: 20}});
      return areaOf(/ d="([^"]+Z)" fill="url/.exec(svg)?.[1] ?? '');
    });
    const integral = 2 * 10 + 5 * 10 + 3 * 20;
    const frame = (500 - Math.round(1.3 * 13) - 4 * 13) / 40;
    expect(areas).toBeGreaterThan(0);
    expect((twice ?? 0) / (areas ?? 1)).toBeCloseTo(2, 2);
    const perUnit = (areas ?? 0) / integral / frame;
    const single = svgOf({
      ...plot,
      layers: [{...counts, values: [20, 20, 20]}],
      y: {...plot.y, max: 20},
    });
    const full = areaOf(/ d="([^"]+Z)" fill="url/.exec(single)?.[1] ?? '');
    expect(full / (20 * 40) / frame).toBeCloseTo(perUnit, 2);
  });

  it('draws no marker outside of its axes', () => {
    expect(svgOf(plot).match(/width="6\.4"/g)).toHaveLength(1);
  });

  it('has colours by variables only, so that print and forced colours can change them', () => {
    const colours = Array.from(
      svgOf(plot).matchAll(/(?:fill|stroke)="([^"]+)"/g),
      ([, value]) => value,
    );
    expect(colours.length).toBeGreaterThan(10);
    expect(
      colours.filter((value) => !/^(?:none|var\(--[\w-]+\)|url\(#p-\d+\))$/.test(value ?? '')),
    ).toEqual([]);
  });

  it('stacks bins on what is below them', () => {
    const stacked = {...counts, base: [1, 1, 1]};
    const path = / d="M[\d.]+ ([\d.]+)H/;
    const [bare, raised] = [counts, stacked].map((layer) =>
      Number(path.exec(svgOf({...plot, layers: [layer]}))?.[1]),
    );
    expect(raised).toBeLessThan(bare ?? 0);
  });

  it('has a legend of all that has a style, told apart by more than colour', () => {
    expect(legendOf([...layers, counts]).map(({name, mark}) => [name, mark])).toEqual([
      ['all events', 'area'],
      ['fit', 'line'],
      ['data', 'marker'],
      ['uncertainty', 'area'],
    ]);
  });
});

describe('the description of a plot', () => {
  it('mentions both axes with their units, and the peak', () => {
    const text = describePlot(plot);
    expect(text).toContain('Events against Mass [GeV] in 3 bins from 0 to 40.');
    expect(text).toContain('all events: maximum of 5 in the bin 10 to 20.');
    expect(text).toContain('data: 2 points, maximum of 4 at 15.');
    expect(text).toContain('Marked: threshold 12.');
  });

  it('calls bins by their names, and says if there is nothing', () => {
    const bins = {edges: counts.edges, labels: ['ee', 'μμ', 'eμ']};
    expect(describePlot({...plot, x: {...plot.x, bins}})).toContain('maximum of 5 in the bin μμ');
    const empty = {...counts, values: [0, 0, 0]};
    expect(describePlot({...plot, layers: [empty]})).toContain(
      'all events: no entries within the axis range.',
    );
  });
});

describe('the shades of a heat map', () => {
  it.each([false, true])(
    'rise with the value and end with the fullest (logarithmic: %s)',
    (isLog) => {
      const {bounds, stepOf} = shadeScale([0, 1, 7, 800], isLog);
      expect(bounds).toHaveLength(shades.length + 1);
      expect([stepOf(800), stepOf(0), stepOf(-1)]).toEqual([
        shades.length - 1,
        emptyStep,
        negativeStep,
      ]);
      const steps = [1, 7, 800].map(stepOf);
      expect([...steps].sort((a, b) => a - b)).toEqual(steps);
      for (const value of [1, 7, 790]) {
        expect(bounds[stepOf(value)]).toBeLessThanOrEqual(value * (1 + 1e-12));
        expect(bounds[stepOf(value) + 1]).toBeGreaterThanOrEqual(value);
      }
    },
  );

  it('are of use for values that are all alike, and for none', () => {
    expect(shadeScale([5, 5], true).stepOf(5)).toBe(shades.length - 1);
    expect(shadeScale([0], false).bounds).toEqual([]);
  });

  it('join neighbours in a row, and leave no cell out', () => {
    const paths = cellPaths([0, 1, 2, 3], [0, 1, 2], (column, row) => (column < 2 ? row : 5));
    expect(paths.get(0)).toBe('M0 0H2V1H0z');
    expect(paths.get(5)?.match(/M/g)).toHaveLength(2);
  });
});

describe('the table of a plot as CSV', () => {
  const table: TableData = {
    caption: 'Bins',
    head: ['Mass, "m" [GeV]', 'Events', 'Comment'],
    rows: [
      [{from: null, to: 0}, {value: 1 / 3, error: 0.1}, 'below, all'],
      [{from: 0, to: 10}, {value: 2e9 + 0.5, error: 0}, ''],
    ],
  };

  it('can be read back with all digits', () => {
    const [head, ...rows] = Papa.parse<string[]>(tableCsv(table).trimEnd()).data;
    expect(head).toEqual([
      'Mass, "m" [GeV] from',
      'Mass, "m" [GeV] to',
      'Events',
      'uncertainty of Events',
      'Comment',
    ]);
    expect(rows.map((cells) => Number(cells[2]))).toEqual([1 / 3, 2e9 + 0.5]);
    expect(rows[0]).toEqual(['', '0', `${1 / 3}`, '0.1', 'below, all']);
  });
});

describe('a panel of ratios or pulls', () => {
  const prediction = {values: [4, 10, 0], variances: [1, 0, 0]};
  const points = [
    {bin: 0, value: 8, min: 5, max: 11},
    {bin: 1, value: 9, min: 6, max: 12},
    {bin: 2, value: 3, min: 2, max: 5},
  ];

  it('has values and errors in units of the prediction, and none where nothing is expected', () => {
    const ratio = ratioTo(prediction, points, 'Data / pred.');
    expect(ratio.points.map(({value, min, max}) => [value, min, max])).toEqual([
      [2, 1.25, 2.75],
      [0.9, 0.6, 1.2],
    ]);
    expect(ratio).toMatchObject({reach: 1, lower: [0.75, 1, 1], upper: [1.25, 1, 1]});
    const counts = points.map(({value}) => value);
    expect(pullsTo(prediction, counts).points[0]?.value).toBeCloseTo(4 / Math.sqrt(5), 12);
  });

  it('is below the frame, with an arrow for what is beyond its axis', () => {
    const far = pullsTo({values: [4, 10, 20], variances: [0, 0, 0]}, [44, 10, 20]);
    const withPanel = svgOf({...plot, below: ratioPanel(far, counts.edges)});
    const heightOf = (svg: string): number => Number(/ height="(\d+)"/.exec(svg)?.[1]);
    expect(heightOf(withPanel)).toBeGreaterThan(heightOf(svgOf(plot)));
    expect(withPanel).toContain('Pull</text>');
    expect(withPanel.match(/h7l-3\.5 -5z/g)).toHaveLength(1);
    expect(withPanel).not.toContain('NaN');
  });
});
