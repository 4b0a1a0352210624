import {useMemo, type ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import type {PictureProps} from '../frame/types';
import {Note, Panel} from '../panel';
import {barsOf, roundTicks, type Axis} from '../panel/axis';
import {Bars} from '../panel/Bars';
import {Pair} from '../panel/Pair';
import {
  errorOf,
  naiveErrorOf,
  repeatedSums,
  repetitions,
  spreadOf,
  sumOf,
  type WeightedBin,
} from './model';

/** Ranges and steps of the controls. */
export const limits = {
  events: {min: 20, max: 400, step: 20},
  weight: {min: 0.1, max: 2, step: 0.1},
  negative: {min: 0, max: 40, step: 5},
};

/** A sum or an uncertainty with the digits that it needs. */
export const print = (value: number): string => formatNumber(value, {decimals: value < 10 ? 2 : 1});

/** Steps of the possible sums that a bin covers, so that about 25 bins span the axis. */
const binSteps = ({events}: WeightedBin): number =>
  Math.max(1, Math.round((9 * Math.sqrt(events)) / 25));

function Sums({state}: PictureProps<WeightedBin>): ReactNode {
  const {weight} = state;
  const sums = useMemo(() => repeatedSums(state), [state]);
  const [sum, error, naive] = [sumOf(state), errorOf(state), naiveErrorOf(state)];
  const reach = 4.5 * Math.max(error, naive / 2.5);
  const axis: Axis = {
    min: sum - reach,
    max: sum + reach,
    title: 'Sum of weights Σw',
    ticks: roundTicks(sum - reach, sum + reach, 5),
  };
  const width = weight * binSteps(state);
  const binOf = (value: number): number => Math.round((value - sum) / width);
  const counts = new Map<number, number>();
  for (const value of sums) counts.set(binOf(value), (counts.get(binOf(value)) ?? 0) + 1);
  const bars = Array.from(counts, ([bin, count]) => ({
    from: sum + (bin - 0.5) * width,
    to: sum + (bin + 0.5) * width,
    y: count / repetitions,
  })).filter(({from, to}) => from >= axis.min && to <= axis.max);
  const top = 1.55 * Math.max(...bars.map(({y}) => y));
  const y: Axis = {
    min: 0,
    max: top,
    title: 'Fraction of simulations',
    ticks: roundTicks(0, top, 4),
  };
  return (
    <Panel
      x={axis}
      y={y}
      alt={`Sums of weights of ${repetitions} simulations, around ${print(sum)} with a spread of ${print(spreadOf(sums))}; √(Σw²) is ${print(error)}, √(Σw) ${print(naive)}.`}
      shapes={(at) => (
        <>
          <path d={barsOf(bars, at)} data-fill="" />
          <path d={`M${at.x(sum - error)} 12H${at.x(sum + error)}`} data-tone="accent" />
          <path d={`M${at.x(sum - error)} 9V15M${at.x(sum + error)} 9V15`} data-tone="accent" />
          <path d={`M${at.x(sum - naive)} 26H${at.x(sum + naive)}`} data-tone="contrast" />
          <path d={`M${at.x(sum - naive)} 23V29M${at.x(sum + naive)} 23V29`} data-tone="contrast" />
        </>
      )}
      marks={(at) => (
        <>
          <Note x={at.x(sum)} y={12} dy={-0.4} anchor="middle" tone="accent">
            ± √(Σw²)
          </Note>
          <Note x={at.x(sum)} y={26} dy={-0.4} anchor="middle" tone="contrast">
            ± √(Σw)
          </Note>
        </>
      )}
    />
  );
}

function Uncertainties({state}: PictureProps<WeightedBin>): ReactNode {
  const sums = useMemo(() => repeatedSums(state), [state]);
  const [error, naive, spread] = [errorOf(state), naiveErrorOf(state), spreadOf(sums)];
  return (
    <Bars
      max={1.15 * Math.max(error, naive, spread)}
      alt={`√(Σw²) ${print(error)}, √(Σw) ${print(naive)}, spread of the simulations ${print(spread)}.`}
      bars={[
        {label: '√(Σw²)', value: error, text: print(error), tone: 'accent'},
        {label: '√(Σw)', value: naive, text: print(naive), tone: 'contrast'},
        {label: 'Spread of the simulations', value: spread, text: print(spread)},
      ]}
    />
  );
}

/** The picture of this figure in a state. */
export function Picture(props: PictureProps<WeightedBin>): ReactNode {
  return (
    <Pair>
      <Sums {...props} />
      <Uncertainties {...props} />
    </Pair>
  );
}
