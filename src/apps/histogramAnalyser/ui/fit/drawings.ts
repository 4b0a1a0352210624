/** The drawings of a fit: what the data have above the background, and the scan of all masses. */
import {valueRange, type Axis} from '@site/src/plot/axes';
import type {Layer} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {drawPlot, type Drawing} from '@site/src/plot/plot';
import type {Residual, ScanPoint} from '../../model/statistics/bump';
import {processStyle} from '../plot/processStyles';

/** Background-subtracted data with their uncertainties, and the fitted peak. @param x the axis of the fit */
export function residualDrawing(
  residuals: readonly Residual[],
  x: Axis,
  description: string,
): Drawing {
  const largest = Math.max(1, ...residuals.map(({low, high}) => Math.max(-low, high)));
  const layers: readonly Layer[] = [
    {
      kind: 'line',
      name: 'fitted peak',
      style: processStyle('higgs'),
      points: residuals.map(({at, bump}) => ({x: at, y: bump})),
    },
    {
      kind: 'points',
      name: 'background-subtracted data',
      style: {colour: 'process-data'},
      points: residuals.map(({at, value, low, high}) => ({x: at, y: value, min: low, max: high})),
    },
  ];
  return {
    key: 'residuals',
    title: 'Background-subtracted data',
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
      caption: `Background-subtracted data and the fitted peak, in bins of ${x.title}.`,
      head: [x.title, 'Background-subtracted data', 'from', 'to', 'Fitted peak'],
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
      caption: `Local significance of a peak at each mass.`,
      head: [x.title, 'Significance', 'Local p-value'],
      rows: points.map(({mass, significance, probability}) => [mass, significance, probability]),
    },
  };
}
