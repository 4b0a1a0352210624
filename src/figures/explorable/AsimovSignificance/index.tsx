import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatNumber} from '@site/src/kit/format/numbers';
import {Explorable} from '../frame';
import frame from '../frame/styles.module.css';
import type {ControlsProps, Question, PictureProps} from '../frame/types';
import {Note, Panel} from '../panel';
import {barsOf, lineOf, roundTicks, snapped, valueAt, type Axis} from '../panel/axis';
import {Bars} from '../panel/Bars';
import {Handle} from '../panel/Handle';
import {Pair} from '../panel/Pair';
import {expectedSignificances, type Counting, gaussianDensity, poissonProbabilities} from './model';

/** Ranges and steps of the controls. */
const limits = {
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
const sigma = (value: number): string => `${formatNumber(value, {decimals: 1})}σ`;

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
function Picture(props: PictureProps<Counting>): ReactNode {
  return (
    <Pair>
      <Counts {...props} />
      <Significances {...props} />
    </Pair>
  );
}

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
