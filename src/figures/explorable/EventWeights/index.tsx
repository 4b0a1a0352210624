import {type ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {formatNumber} from '@site/src/kit/format/numbers';
import {Explorable} from '../frame';
import type {ControlsProps, Question} from '../frame/types';
import {errorOf, naiveErrorOf, repetitions, sumOf, type WeightedBin} from './model';
import {limits, Picture, print} from './Picture';

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
