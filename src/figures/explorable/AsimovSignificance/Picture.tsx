import type {ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import type {PictureProps} from '../frame/types';
import {Note, Panel} from '../panel';
import {barsOf, lineOf, roundTicks, snapped, valueAt, type Axis} from '../panel/axis';
import {Bars} from '../panel/Bars';
import {Handle} from '../panel/Handle';
import {Pair} from '../panel/Pair';
import {expectedSignificances, gaussianDensity, poissonProbabilities, type Counting} from './model';

/** Ranges and steps of the controls. */
export const limits = {
  signal: {min: 1, max: 60, step: 1},
  background: {min: 1, max: 100, step: 1},
};

const probabilityAxis: Axis = {
  min: 1e-8,
  max: 1,
  title: 'Probability of a count, background only',
  ticks: [1e-8, 1e-6, 1e-4, 1e-2, 1],
  isLogarithmic: true,
};

/** Counts from 0 to some way above the largest signal on this background. */
function countAxis({background}: Counting): Axis {
  const max = Math.max(12, Math.ceil(background + 7 * Math.sqrt(background) + 2));
  return {min: -0.5, max: max + 0.5, title: 'Events', ticks: roundTicks(0, max, 5)};
}

/** A significance in standard deviations: 2.0σ. */
export const sigma = (value: number): string => `${formatNumber(value, {decimals: 1})}σ`;

function Counts({state, change}: PictureProps<Counting>): ReactNode {
  const {signal, background} = state;
  const axis = countAxis(state);
  const last = Math.floor(axis.max);
  const expected = signal + background;
  const bars = poissonProbabilities(background, last).map((y, n) => ({
    from: n - 0.4,
    to: n + 0.4,
    y,
  }));
  const curve = Array.from({length: 121}, (_, i) => (last * i) / 120)
    .map((x) => ({x, y: gaussianDensity(x, background)}))
    .filter(({y}) => y > probabilityAxis.min);
  const end = curve.at(-1);
  return (
    <Panel
      x={axis}
      y={probabilityAxis}
      alt={`Poisson probabilities of each count for ${background} background events, with a Gaussian of width √B. The expected count with signal, ${expected}, is marked; above it the Poisson tail is higher than the Gaussian.`}
      shapes={(at) => (
        <>
          <path d={barsOf(bars.slice(0, expected), at)} data-fill="" />
          <path d={barsOf(bars.slice(expected), at)} data-fill="accent" />
          <path d={lineOf(curve, at)} data-tone="contrast" />
          <path d={`M${at.x(expected)} 0V100`} data-tone="accent" data-dashed="" />
        </>
      )}
      marks={(at) => (
        <>
          <Note
            x={at.x(expected)}
            y={0}
            dx={at.x(expected) > 60 ? -0.5 : 0.5}
            dy={1.3}
            anchor={at.x(expected) > 60 ? 'end' : 'start'}
            tone="accent"
          >
            S + B = {expected}
          </Note>
          {end && (
            <Note x={at.x(end.x)} y={at.y(end.y)} dx={-0.8} dy={-0.8} anchor="end" tone="contrast">
              Gaussian
            </Note>
          )}
        </>
      )}
      handles={(at) =>
        change && (
          <Handle
            x={at.x(expected)}
            y={24}
            direction="x"
            onDrag={(x) =>
              change({signal: snapped(Math.round(valueAt(x, axis)) - background, limits.signal)})
            }
          />
        )
      }
    />
  );
}

function Significances({state}: PictureProps<Counting>): ReactNode {
  const {simple, asimov, exact} = expectedSignificances(state);
  return (
    <Bars
      max={8}
      reference={{value: 5, text: '5σ'}}
      alt={`S/√B ${sigma(simple)}, Asimov ${sigma(asimov)}, exact Poisson tail ${sigma(exact)}.`}
      bars={[
        {label: 'S/√B', value: simple, text: sigma(simple), tone: 'contrast'},
        {label: 'Asimov', value: asimov, text: sigma(asimov), tone: 'accent'},
        {label: 'Exact Poisson tail', value: exact, text: sigma(exact)},
      ]}
    />
  );
}

/** The picture of this figure in a state. */
export function Picture(props: PictureProps<Counting>): ReactNode {
  return (
    <Pair>
      <Counts {...props} />
      <Significances {...props} />
    </Pair>
  );
}
