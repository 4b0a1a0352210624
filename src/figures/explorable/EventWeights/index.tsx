import {type ReactNode, useMemo} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {formatNumber} from '@site/src/kit/format/numbers';
import {Explorable} from '../frame';
import type {ControlsProps, Question, PictureProps} from '../frame/types';
import {Note, Panel} from '../panel';
import {barsOf, roundTicks, type Axis} from '../panel/axis';
import {Bars} from '../panel/Bars';
import {Pair} from '../panel/Pair';
import {
  errorOf,
  naiveErrorOf,
  repetitions,
  sumOf,
  type WeightedBin,
  repeatedSums,
  spreadOf,
} from './model';

/** Ranges and steps of the controls. */
const limits = {
  events: {min: 20, max: 400, step: 20},
  weight: {min: 0.1, max: 2, step: 0.1},
  negative: {min: 0, max: 40, step: 5},
};

/** A sum or an uncertainty with the digits that it needs. */
const print = (value: number): string => formatNumber(value, {decimals: value < 10 ? 2 : 1});

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
function Picture(props: PictureProps<WeightedBin>): ReactNode {
  return (
    <Pair>
      <Sums {...props} />
      <Uncertainties {...props} />
    </Pair>
  );
}

function Controls({state, change}: ControlsProps<WeightedBin>): ReactNode {
  const {events, weight, negative} = state;
  return (
    <>
      <RangeField
        label="Events"
        {...limits.events}
        value={events}
        text={`${events}`}
        onChange={(value) => change({events: value})}
      />
      <RangeField
        label="Weight per event"
        {...limits.weight}
        value={weight}
        text={formatNumber(weight, {decimals: 1})}
        onChange={(value) => change({weight: value})}
      />
      <RangeField
        label="Negative weights"
        {...limits.negative}
        value={negative}
        text={`${negative} %`}
        onChange={(value) => change({negative: value})}
      />
    </>
  );
}

/** The question of this figure, with its answers and its picture. */
export const question: Question<WeightedBin> = {
  prompt:
    'A histogram bin contains 100 simulated events. Each has a weight of 0.1, so the bin content is 10. What is its statistical uncertainty?',
  answers: [
    {
      key: 'small',
      label: '0.1',
      reply:
        '0.1 is the uncertainty that each event contributes; contributions of independent events add up in quadrature. For 100 of them √(Σw²) = √(100 × 0.1²) = 1.',
    },
    {
      key: 'squares',
      label: '1',
      reply:
        'The relative uncertainty comes from the 100 events that were simulated, 1/√100 = 10 %, whatever their weight: √(Σw²) = 1. Try negative weights too: they reduce the sum, but not its uncertainty.',
    },
    {
      key: 'root',
      label: '√10 = 3.2',
      reply:
        '√10 is the uncertainty of 10 data events, but here 100 events were simulated, and scaling does not make them fewer. Their relative uncertainty is 1/√100 = 10 %, so that √(Σw²) = 1.',
    },
  ],
  correct: 'squares',
  task: 'Reduce the weight of the 100 events from 1 to 0.1, and compare the bars with the spread.',
  start: {events: 100, weight: 1, negative: 0},
  finished: {events: 100, weight: 0.1, negative: 0},
  isAnswered: ({events, weight, negative}) => events === 100 && weight === 0.1 && negative === 0,
  origin: `Simulated: the same bin ${formatNumber(repetitions)} times, each time with a Poisson-distributed number of events of equal weight.`,
  Picture,
  Controls,
  resultOf: (state) =>
    `${state.events} events of weight ${formatNumber(state.weight, {decimals: 1})}${state.negative > 0 ? `, ${state.negative} % of them negative` : ''}: Σw = ${print(sumOf(state))}, √(Σw²) = ${print(errorOf(state))}, √(Σw) = ${print(naiveErrorOf(state))}.`,
};

/** The uncertainty of a sum of weights, by two formulas and by repetition. */
export const EventWeights = (): ReactNode => <Explorable question={question} />;
