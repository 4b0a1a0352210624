/** The drawings of a fit: what the data have above the background, and the scan of all masses. */
import {valueRange, type Axis} from '@site/src/plot/axes';
import type {Layer} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {drawPlot, type Drawing} from '@site/src/plot/plot';
import type {Residual, ScanPoint} from '../../model/statistics/bump';
import {processStyle} from '../plot/processStyles';

/** Data less fitted background with their errors, and the fitted bump. @param x the axis of the fit */
export function residualDrawing(
  residuals: readonly Residual[],
  x: Axis,
  description: string,
): Drawing {
  const largest = Math.max(1, ...residuals.map(({low, high}) => Math.max(-low, high)));
  const layers: readonly Layer[] = [
    {
      kind: 'line',
      name: 'fitted bump',
      style: processStyle('higgs'),
      points: residuals.map(({at, bump}) => ({x: at, y: bump})),
    },
    {
      kind: 'points',
      name: 'data less background',
      style: {colour: 'process-data'},
      points: residuals.map(({at, value, low, high}) => ({x: at, y: value, min: low, max: high})),
    },
  ];
  return {
    key: 'residuals',
    title: 'Data less background',
    description,
    legend: legendOf(layers),
    draw: (...place) =>
      drawPlot(
        {
          x,
          y: {title: 'Events above background', min: -largest, max: largest, isNice: true},
          layers,
        },
        ...place,
      ),
    table: {
      caption: `Data less fitted background, and the fitted bump, by ${x.title}.`,
      head: [x.title, 'Data less background', 'from', 'to', 'Fitted bump'],
      rows: residuals.map(({at, value, low, high, bump}) => [at, value, low, high, bump]),
    },
  };
}

/** How much the data prefer a bump at each mass. */
export function scanDrawing(points: readonly ScanPoint[], x: Axis, description: string): Drawing {
  const {min, max} = valueRange([0, 4, ...points.map(({significance}) => significance)]);
  const title = 'Significance in standard deviations';
  return {
    key: 'mass-scan',
    title,
    description,
    legend: [],
    draw: (...place) =>
      drawPlot(
        {
          x,
          y: {title, min, max},
          layers: [
            {
              kind: 'line',
              name: 'significance',
              style: {colour: 'accent'},
              points: points.map(({mass, significance}) => ({x: mass, y: significance})),
            },
          ],
          aspect: 0.5,
        },
        ...place,
      ),
    table: {
      caption: `Significance of a bump at each mass.`,
      head: [x.title, 'Significance', 'Probability by chance'],
      rows: points.map(({mass, significance, probability}) => [mass, significance, probability]),
    },
  };
}
