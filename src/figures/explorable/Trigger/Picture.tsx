import type {ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import type {PictureProps} from '../frame/types';
import {Note, Panel} from '../panel';
import {areaOf, lineOf, snapped, valueAt, type Axis} from '../panel/axis';
import {Bars} from '../panel/Bars';
import {Handle} from '../panel/Handle';
import {Pair} from '../panel/Pair';
import {
  crossingsHz,
  keptFraction,
  randomFraction,
  rateAbove,
  rateOf,
  recordedHz,
  type Trigger,
} from './model';

/** Ranges and steps of the controls. */
export const limits = {threshold: {min: 5, max: 55, step: 1}};

const momentumAxis: Axis = {
  min: 0,
  max: 60,
  title: 'Transverse momentum pT [GeV]',
  ticks: [0, 10, 20, 30, 40, 50, 60],
};
const rateAxis: Axis = {
  min: 1e-3,
  max: 1e9,
  title: 'Crossings per second above pT',
  ticks: [1e-2, 1, 1e2, 1e4, 1e6, 1e8],
  isLogarithmic: true,
};

const momenta = Array.from({length: 61}, (_, i) => i);

/** A rate with its unit: 1.0 kHz, 29 MHz. */
export function formatRate(hertz: number): string {
  const [divisor, unit] = hertz >= 1e6 ? [1e6, 'MHz'] : hertz >= 1e3 ? [1e3, 'kHz'] : [1, 'Hz'];
  const value = hertz / divisor;
  return `${formatNumber(value, {decimals: value < 10 && divisor > 1 ? 1 : 0})} ${unit}`;
}

/** Number of 1,000 W decays that are recorded, as it is printed. */
export const keptOf1000 = (state: Trigger): string => {
  const kept = 1000 * keptFraction(state);
  return formatNumber(kept, {decimals: kept < 1 ? 2 : 0});
};

function Rates({state, change}: PictureProps<Trigger>): ReactNode {
  const {choice, threshold} = state;
  const spectrum = momenta.map((x) => ({x, y: rateAbove(x)}));
  const kept =
    choice === 'everything'
      ? spectrum
      : choice === 'random'
        ? spectrum.map(({x, y}) => ({x, y: y * randomFraction}))
        : spectrum.map(({x, y}) => ({x, y: Math.min(y, rateAbove(threshold))}));
  return (
    <Panel
      x={momentumAxis}
      y={rateAxis}
      alt={`Rate of crossings with a lepton candidate above a given transverse momentum, falling from ${formatRate(crossingsHz)}; the recorded rate is ${formatRate(rateOf(state))}, the limit ${formatRate(recordedHz)}.`}
      shapes={(at) => (
        <>
          <path d={areaOf(kept, at)} data-fill="wash" />
          <path d={lineOf(spectrum, at)} />
          <path d={lineOf(kept, at)} data-tone="accent" />
          <path d={`M0 ${at.y(recordedHz)}H100`} data-tone="contrast" data-dashed="" />
          {choice === 'threshold' && (
            <path d={`M${at.x(threshold)} 0V100`} data-tone="accent" data-dashed="" />
          )}
        </>
      )}
      marks={(at) => (
        <>
          <Note x={100} y={at.y(recordedHz)} dx={-0.5} dy={-0.5} anchor="end" tone="contrast">
            can be recorded: {formatRate(recordedHz)}
          </Note>
          {choice !== 'everything' && (
            <Note x={at.x(12)} y={at.y(rateAbove(12))} dx={0.6} dy={-0.8} tone="strong">
              all crossings
            </Note>
          )}
          <Note x={0} y={100} dx={0.6} dy={-0.8} tone="accent">
            recorded: {formatRate(rateOf(state))}
          </Note>
        </>
      )}
      handles={(at) =>
        change &&
        choice === 'threshold' && (
          <Handle
            x={at.x(threshold)}
            y={72}
            direction="x"
            onDrag={(x) => change({threshold: snapped(valueAt(x, momentumAxis), limits.threshold)})}
          />
        )
      }
    />
  );
}

/** The picture of this figure in a state. */
export function Picture(props: PictureProps<Trigger>): ReactNode {
  const {state} = props;
  const kept = keptFraction(state);
  const load = rateOf(state) / recordedHz;
  return (
    <Pair>
      <Rates {...props} />
      <Bars
        max={1}
        alt={`Recorded: ${keptOf1000(state)} of 1,000 W decays, at ${formatRate(rateOf(state))}.`}
        bars={[
          {
            label: 'W decays recorded, of 1,000',
            value: kept,
            text: keptOf1000(state),
            tone: 'accent',
          },
          {
            label: `Recorded rate: ${load > 1.005 ? 'above' : 'within'} the limit`,
            value: Math.min(1, load),
            text: formatRate(rateOf(state)),
            tone: load > 1.005 ? 'contrast' : 'soft',
          },
        ]}
      />
    </Pair>
  );
}
