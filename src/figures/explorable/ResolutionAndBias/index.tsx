import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {formatCount, formatNumber, formatWithError} from '@site/src/kit/format/numbers';
import {Explorable} from '../frame';
import type {ControlsProps, PictureProps, Question} from '../frame/types';
import {Mark, Note, Panel} from '../panel';
import {snapped, valueAt} from '../panel/axis';
import {Handle} from '../panel/Handle';
import {Pair} from '../panel/Pair';
import {limits, eventsAxis, meanAxis} from './axes';
import {Masses} from './Masses';
import {eventsOf, meanOf, maxPower, truth, type Measuring} from './model';

const powers = [1, 1.5, 2, 2.5, 3, 3.5, 4];

/** The mean and its uncertainty against the number of measurements. */
function Means({state, hasPredicted, change}: PictureProps<Measuring>): ReactNode {
  const shown = powers.filter((power) => power <= (hasPredicted ? state.power : 2));
  const points = shown.map((power) => ({power, ...meanOf({...state, power})}));
  return (
    <Panel
      x={eventsAxis}
      y={meanAxis}
      alt={`Mean against the number of measurements: ${points.map(({power, value, error}) => `${formatCount(eventsOf({power}))}: ${formatWithError(value, error)} GeV`).join('; ')}.`}
      shapes={(at) => (
        <>
          <path d={`M0 ${at.y(truth)}H100`} />
          {points.map(({power, value, error}) => (
            <path
              key={power}
              d={`M${at.x(10 ** power)} ${at.y(value - error)}V${at.y(value + error)}`}
              data-tone="accent"
            />
          ))}
        </>
      )}
      marks={(at) => (
        <>
          <Note x={100} y={at.y(truth)} dx={-0.5} dy={1.3} anchor="end" tone="strong">
            true mass
          </Note>
          {points.map(({power, value}) => (
            <Mark key={power} x={at.x(10 ** power)} y={at.y(value)}>
              <circle r={power === state.power ? 5 : 3.2} fill="var(--accent)" />
            </Mark>
          ))}
        </>
      )}
      handles={(at) =>
        change && (
          <Handle
            x={at.x(10 ** state.power)}
            y={at.y(meanOf(state).value)}
            direction="x"
            onDrag={(x) =>
              change({power: snapped(Math.log10(valueAt(x, eventsAxis)), limits.power)})
            }
          />
        )
      }
    />
  );
}

function Picture(props: PictureProps<Measuring>): ReactNode {
  return (
    <Pair>
      <Masses {...props} />
      <Means {...props} />
    </Pair>
  );
}

const percent = (value: number): string => `${formatNumber(value, {decimals: 1})} %`;

function Controls({state, change}: ControlsProps<Measuring>): ReactNode {
  const {bias, resolution, power} = state;
  return (
    <>
      <RangeField
        label="Measurements"
        {...limits.power}
        value={power}
        text={formatCount(eventsOf(state))}
        onChange={(value) => change({power: value})}
      />
      <RangeField
        label="Bias"
        {...limits.bias}
        value={bias}
        text={percent(bias)}
        onChange={(value) => change({bias: value})}
      />
      <RangeField
        label="Resolution"
        {...limits.resolution}
        value={resolution}
        text={percent(resolution)}
        onChange={(value) => change({resolution: value})}
      />
    </>
  );
}

/** The question of this figure, with its answers and its picture. */
export const question: Question<Measuring> = {
  prompt:
    'A detector overestimates all momenta by 2 %, with a resolution of 5 %. With 100 measurements, the mean mass of the Z boson is about 2 GeV too high. You make 100 times as many measurements. How far is the mean from the true mass then?',
  answers: [
    {
      key: 'hundredth',
      label: 'About 0.02 GeV',
      reply:
        'More measurements reduce only the statistical uncertainty, which falls as 1/√N: the uncertainty of the mean falls to a tenth, not to a hundredth. The bias is the same in every measurement, so averaging does not reduce it.',
    },
    {
      key: 'tenth',
      label: 'About 0.2 GeV',
      reply:
        'The statistical uncertainty does fall to a tenth, but the deviation from the true mass is not statistical. A bias common to all measurements remains: the mean becomes more precise, not more accurate.',
    },
    {
      key: 'same',
      label: 'Still about 2 GeV',
      reply:
        'The effect of the resolution on the mean falls as 1/√N, but that of a bias does not: the mean becomes more precise, but stays wrong. Only a calibration of the scale helps, for example with a well-known mass.',
    },
  ],
  correct: 'same',
  task: 'Raise the number of measurements to 10,000, and watch how the error bar and the deviation from the true mass change.',
  start: {bias: 2, resolution: 5, power: 2},
  finished: {bias: 2, resolution: 5, power: 4},
  isAnswered: ({bias, power}) => bias === 2 && power === maxPower,
  origin:
    'Simulated: Gaussian measurements of one mass; the width of the Z boson itself is neglected.',
  Picture,
  Controls,
  resultOf: (state) => {
    const {value, error} = meanOf(state);
    return `${formatCount(eventsOf(state))} measurements: mean ${formatWithError(value, error)} GeV, ${formatNumber(Math.abs(value - truth), {decimals: 2})} GeV from the true mass.`;
  },
};

/** Measurements of a mass: what averaging removes, and what it does not. */
export const ResolutionAndBias = (): ReactNode => <Explorable question={question} />;
