import {type ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatNumber} from '@site/src/kit/format/numbers';
import {Explorable} from '../frame';
import type {ControlsProps, Question} from '../frame/types';
import {experimentCount, globalP, haveExcess, localP, simulate, type Search} from './model';
import {limits, Picture, sigma} from './Picture';

function Controls({state, change}: ControlsProps<Search>): ReactNode {
  const {windows, threshold, shown, seed} = state;
  return (
    <>
      <RangeField
        label="Windows"
        {...limits.windows}
        value={windows}
        text={`${windows}`}
        onChange={(value) => change({windows: value})}
      />
      <RangeField
        label="Threshold"
        {...limits.threshold}
        value={threshold}
        text={sigma(threshold)}
        spoken={`${formatNumber(threshold, {decimals: 1})} standard deviations`}
        onChange={(value) => change({threshold: value})}
      />
      <RangeField
        label="Experiment"
        min={1}
        max={experimentCount}
        step={1}
        value={shown}
        text={`${shown} of ${experimentCount}`}
        onChange={(value) => change({shown: value})}
      />
      <div data-without-javascript="hide">
        <SmallButton onClick={() => change({seed: seed + 1})}>
          Simulate 100 new experiments
        </SmallButton>
      </div>
    </>
  );
}

function resultOf(state: Search): string {
  const found = haveExcess(simulate(state.seed), state).filter(Boolean).length;
  const p = (value: number): string =>
    value < 0.1 ? formatNumber(value, {significant: 2}) : formatNumber(value, {decimals: 2});
  const places = state.windows === 1 ? '1 window' : `${state.windows} windows`;
  return `${places}, threshold ${sigma(state.threshold)}: local p-value ${p(localP(state))}, global p-value ${p(globalP(localP(state), state.windows))}. ${found} of ${experimentCount} experiments have such an excess.`;
}

/** The question of this figure, with its answers and its picture. */
export const question: Question<Search> = {
  prompt:
    'There is no signal, only background. In one window that was chosen in advance, an excess of 2σ or more happens by chance in about 2 of 100 experiments. You search 40 windows instead. How many of 100 experiments have such an excess somewhere?',
  answers: [
    {
      key: 'local',
      label: 'About 2',
      reply:
        '2 in 100 is the local p-value: it holds for one window that was chosen before anyone looked. Each further window is another chance, and with 40 of them the global p-value is 1 − (1 − 0.023)⁴⁰, about 0.6.',
    },
    {
      key: 'global',
      label: 'About 60',
      reply:
        'The chance that none of 40 windows has an excess is (1 − 0.023)⁴⁰, about 0.4, so the global p-value is about 0.6. This is why a bump found by searching must have a larger local significance than one that was predicted.',
    },
    {
      key: 'sum',
      label: 'About 90',
      reply:
        '40 × 0.023 ≈ 0.9 is the mean number of excesses per experiment, not the fraction of experiments with at least one. Some experiments have two or three, so that only about 60 of 100 have at least one.',
    },
  ],
  correct: 'global',
  task: 'Search 40 windows at a threshold of 2σ: drag the grey line, or move the slider.',
  start: {windows: 1, threshold: 2, shown: 1, seed: 1},
  finished: {windows: 40, threshold: 2, shown: 1, seed: 1},
  isAnswered: ({windows, threshold}) => windows >= 38 && windows <= 42 && threshold === 2,
  origin: `Simulated: ${experimentCount} background-only pseudo-experiments, in independent windows with Gaussian fluctuations.`,
  Picture,
  Controls,
  resultOf,
};

/** Excesses of the background in many windows: local and global p-values. */
export const LookElsewhere = (): ReactNode => <Explorable question={question} />;
