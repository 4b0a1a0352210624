import type {ReactNode} from 'react';
import {formatCount, formatNumber} from '@site/src/kit/format/numbers';
import type {PictureProps} from '../frame/types';
import {Note, Panel} from '../panel';
import {barsOf, snapped, valueAt} from '../panel/axis';
import {Handle} from '../panel/Handle';
import {meanOf, measure, truth, type Measuring} from './model';
import {limits, massAxis, binCount, binWidth} from './axes';

/** The histogram of the measurements, with their mean and the true mass. */
export function Masses({state, change}: PictureProps<Measuring>): ReactNode {
  const values = measure(state);
  const counts = Array.from({length: binCount}, () => 0);
  for (const value of values) {
    const bin = Math.floor((value - massAxis.min) / binWidth);
    if (bin >= 0 && bin < binCount) counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const highest = Math.max(...counts);
  const bars = counts.map((count, bin) => ({
    from: massAxis.min + bin * binWidth,
    to: massAxis.min + (bin + 1) * binWidth,
    y: count / values.length,
  }));
  const mean = meanOf(state).value;
  const isAbove = mean >= truth;
  const max = (1.5 * highest) / values.length;
  return (
    <Panel
      x={massAxis}
      y={{min: 0, max, title: 'Fraction of measurements', ticks: []}}
      alt={`Histogram of ${formatCount(values.length)} measured masses around ${formatNumber(mean, {decimals: 1})} GeV; the true mass is ${formatNumber(truth, {decimals: 1})} GeV.`}
      shapes={(at) => (
        <>
          <path d={barsOf(bars, at)} data-fill="" />
          <path d={`M${at.x(truth)} 0V100`} />
          <path d={`M${at.x(mean)} 0V100`} data-tone="accent" data-dashed="" />
        </>
      )}
      marks={(at) => (
        <>
          <Note
            x={at.x(truth)}
            y={0}
            dx={isAbove ? -0.5 : 0.5}
            dy={1.3}
            anchor={isAbove ? 'end' : 'start'}
            tone="strong"
          >
            true mass
          </Note>
          <Note
            x={at.x(mean)}
            y={0}
            dx={isAbove ? 0.5 : -0.5}
            dy={1.3}
            anchor={isAbove ? 'start' : 'end'}
            tone="accent"
          >
            mean
          </Note>
        </>
      )}
      handles={(at) =>
        change && (
          <Handle
            x={at.x(truth * (1 + state.bias / 100))}
            y={86}
            direction="x"
            onDrag={(x) =>
              change({bias: snapped(100 * (valueAt(x, massAxis) / truth - 1), limits.bias)})
            }
          />
        )
      }
    />
  );
}
