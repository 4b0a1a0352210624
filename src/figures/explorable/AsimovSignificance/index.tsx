import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {SmallButton} from '@site/src/components/SmallButton';
import {Explorable} from '../frame';
import type {ControlsProps, Question} from '../frame/types';
import {expectedSignificances, type Counting} from './model';
import {limits, Picture, sigma} from './Picture';
import frame from '../frame/styles.module.css';

function Controls({state, change}: ControlsProps<Counting>): ReactNode {
  const {asimov} = expectedSignificances(state);
  return (
    <>
      <RangeField
        label="Signal S"
        {...limits.signal}
        value={state.signal}
        text={`${state.signal}`}
        spoken={`${state.signal} events, Asimov ${sigma(asimov)}`}
        onChange={(signal) => change({signal})}
      />
      <RangeField
        label="Background B"
        {...limits.background}
        value={state.background}
        text={`${state.background}`}
        spoken={`${state.background} events, Asimov ${sigma(asimov)}`}
        onChange={(background) => change({background})}
      />
      <div className={frame.buttons} data-without-javascript="hide">
        <SmallButton onClick={() => change({signal: 5, background: 1})}>Try 5 on 1</SmallButton>
        <SmallButton onClick={() => change({signal: 50, background: 100})}>
          Try 50 on 100
        </SmallButton>
      </div>
    </>
  );
}

const few = expectedSignificances({signal: 5, background: 1});
const many = expectedSignificances({signal: 50, background: 100});

/** The question of this figure, with its answers and its picture. */
export const question: Question<Counting> = {
  prompt:
    'In one selection, 50 signal events are expected on a background of 100; in another, 5 on a background of 1. Both have S/√B = 5. Which one gives the more significant excess?',
  answers: [
    {
      key: 'many',
      label: '50 on 100',
      reply: `The Asimov formula gives ${sigma(many.asimov)} for 50 on 100, and only ${sigma(few.asimov)} for 5 on 1. S/√B treats the background as Gaussian, but small counts fluctuate upwards more often than a Gaussian of width √B does.`,
    },
    {
      key: 'equal',
      label: 'Both are 5σ',
      reply: `S/√B is the limit of the Asimov formula for a signal that is small compared with the background. For 5 on 1 it is far from that limit: the upper tail of the Poisson distribution is much higher than that of a Gaussian, and the significance is only ${sigma(few.asimov)}.`,
    },
    {
      key: 'few',
      label: '5 on 1',
      reply: `A purer sample is not always the more significant one: 5 on 1 gives ${sigma(few.asimov)}, 50 on 100 gives ${sigma(many.asimov)}. A mean of 1 fluctuates to 6 or more about once in 1,700 experiments, much more often than 5σ would suggest.`,
    },
  ],
  correct: 'many',
  task: 'Compare the bars of both selections: press “Try 5 on 1”, or move both sliders.',
  start: {signal: 50, background: 100},
  finished: {signal: 5, background: 1},
  isAnswered: ({signal, background}) => background === 1 && signal >= 4 && signal <= 6,
  origin:
    'Model: one count with a known background. Asimov: equation 97 of arXiv:1007.1727; exact: the Poisson probability of S + B events or more.',
  Picture,
  Controls,
  resultOf: (state) => {
    const {simple, asimov, exact} = expectedSignificances(state);
    return `${state.signal} signal events on a background of ${state.background}: S/√B = ${sigma(simple)}, Asimov ${sigma(asimov)}, exact ${sigma(exact)}.`;
  },
};

/** The significance of a count by S/√B, by Asimov, and exactly. */
export const AsimovSignificance = (): ReactNode => <Explorable question={question} />;
