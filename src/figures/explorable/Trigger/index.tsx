import type {ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {RangeField} from '@site/src/components/RangeField';
import {formatNumber} from '@site/src/kit/format/numbers';
import {formatGeV} from '@site/src/kit/format/quantities';
import {Explorable} from '../frame';
import type {ControlsProps, Question} from '../frame/types';
import {bytesPerSecond, crossingsHz, rateAbove, rateOf, recordedHz, type Trigger} from './model';
import {formatRate, keptOf1000, limits, Picture} from './Picture';

/** Bytes with two significant digits: 29 TB, 0.89 GB. */
function formatDataRate(bytes: number): string {
  const [divisor, unit] = bytes >= 1e12 ? [1e12, 'TB'] : [1e9, 'GB'];
  return `${formatNumber(bytes / divisor, {significant: 2})} ${unit}`;
}

function Controls({state, change}: ControlsProps<Trigger>): ReactNode {
  return (
    <>
      <ChoiceRow
        label="Recorded events"
        value={state.choice}
        options={[
          {value: 'everything', label: 'Everything'},
          {value: 'random', label: 'At random'},
          {value: 'threshold', label: 'Above a threshold'},
        ]}
        onChange={(choice) => change({choice})}
      />
      <RangeField
        label="Threshold"
        {...limits.threshold}
        value={state.threshold}
        text={formatGeV(state.threshold, 0)}
        spoken={`${formatGeV(state.threshold, 0)}, ${formatRate(rateAbove(state.threshold))}`}
        onChange={(threshold) => change({threshold, choice: 'threshold'})}
      />
    </>
  );
}

/** The question of this figure, with its answers and its picture. */
export const question: Question<Trigger> = {
  prompt: `Bunches crossed up to ${formatRate(crossingsHz).replace(' MHz', ' million')} times per second in Run 2, and about ${formatNumber(recordedHz)} events per second could be recorded. Suppose that these were picked at random. How many of 1,000 decays of W bosons would be recorded?`,
  answers: [
    {
      key: 'all',
      label: 'Nearly all',
      reply:
        'A random selection keeps the same fraction of everything, about 1 in 29,000, including the rare processes you want. A trigger instead bases its decision on the content of the event: try a threshold of 26 GeV.',
    },
    {
      key: 'some',
      label: 'About 30',
      reply:
        'The fraction is 1,000 Hz in 29 MHz, or 1 in 29,000: on average, not even one of 1,000 decays is recorded. With a threshold on the lepton pT, the recording rate is the same, but more than nine in ten W decays are kept: try 26 GeV.',
    },
    {
      key: 'none',
      label: 'Not even one',
      reply:
        'On average 0.03 of 1,000 decays are recorded, because W decays are as rare among the recorded events as among all crossings. With a threshold on the lepton pT, the recording rate is the same, but more than nine in ten W decays are kept: try 26 GeV.',
    },
  ],
  correct: 'none',
  task: 'Record at random, then compare with a threshold that keeps the rate at or below 1 kHz.',
  start: {choice: 'everything', threshold: 26},
  finished: {choice: 'random', threshold: 26},
  isAnswered: ({choice}) => choice === 'random',
  origin:
    'Model: crossing and recording rates of Run 2 (arXiv:2007.12539); the falling spectrum and the leptons of W decays are chosen for teaching.',
  Picture,
  Controls,
  resultOf: (state) =>
    `Recorded: ${formatRate(rateOf(state))}, ${formatDataRate(bytesPerSecond(state))} per second at 1 MB per event; ${keptOf1000(state)} of 1,000 W decays are kept.`,
};

/** The events that a trigger keeps, compared with everything and with a random selection. */
export const TriggerChoice = (): ReactNode => <Explorable question={question} />;
