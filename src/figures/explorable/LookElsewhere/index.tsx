import {type ReactNode, useMemo} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatNumber} from '@site/src/kit/format/numbers';
import {Explorable} from '../frame';
import type {ControlsProps, Question, PictureProps} from '../frame/types';
import {Note, Panel} from '../panel';
import {dotsOf, snapped, valueAt, type Axis} from '../panel/axis';
import {Handle} from '../panel/Handle';
import {Pair} from '../panel/Pair';
import {Experiments} from './Experiments';
import {
  experimentCount,
  globalP,
  haveExcess,
  localP,
  simulate,
  type Search,
  maxWindows,
} from './model';

/** Ranges and steps of the controls. */
const limits = {
  windows: {min: 1, max: maxWindows, step: 1},
  threshold: {min: 1, max: 3.5, step: 0.1},
};

const windowAxis: Axis = {
  min: 0,
  max: maxWindows + 1,
  title: 'Window',
  ticks: [1, 20, 40, 60, 80, 100],
};
const excessAxis: Axis = {
  min: -4,
  // Room for the label of the highest threshold.
  max: 5,
  title: 'Excess [standard deviations]',
  ticks: [-4, -2, 0, 2, 4],
};

/** A significance in standard deviations: 2.0σ. */
const sigma = (threshold: number): string => `${formatNumber(threshold, {decimals: 1})}σ`;
const expected = (state: Search): string =>
  formatNumber(experimentCount * globalP(localP(state), state.windows), {decimals: 0});

function Windows({state, change}: PictureProps<Search>): ReactNode {
  const {windows, threshold, shown, seed} = state;
  const excesses = useMemo(() => simulate(seed)[shown - 1] ?? [], [seed, shown]);
  const points = excesses.map((y, i) => ({x: i + 1, y}));
  const searched = points.slice(0, windows);
  const above = searched.filter(({y}) => y >= threshold);
  return (
    <Panel
      x={windowAxis}
      y={excessAxis}
      alt={`Experiment ${shown}: excess in each of ${windows} windows. In ${above.length} of them it is at least ${sigma(threshold)}.`}
      shapes={(at) => (
        <>
          <path d={`M0 ${at.y(threshold)}H${at.x(windows + 0.5)}V0H0Z`} data-fill="wash" />
          <path d={`M${at.x(windows + 0.5)} 0H100V100H${at.x(windows + 0.5)}Z`} data-fill="faint" />
          <path d={`M0 ${at.y(threshold)}H100`} data-tone="accent" />
          <path d={`M${at.x(windows + 0.5)} 0V100`} data-tone="soft" />
          <path d={dotsOf(searched, at)} data-dots="" />
          <path d={dotsOf(above, at)} data-dots="" data-tone="accent" />
        </>
      )}
      marks={(at) => (
        <>
          <Note x={0} y={at.y(threshold)} dx={0.5} dy={-0.5} tone="accent">
            threshold {sigma(threshold)}
          </Note>
          {windows <= 70 && (
            <Note x={at.x(windows + 0.5)} y={100} dx={0.6} dy={-0.8} tone="soft">
              not searched
            </Note>
          )}
        </>
      )}
      handles={(at) =>
        change && (
          <>
            <Handle
              x={92}
              y={at.y(threshold)}
              direction="y"
              onDrag={(_, y) =>
                change({threshold: snapped(valueAt(100 - y, excessAxis), limits.threshold)})
              }
            />
            <Handle
              x={at.x(windows + 0.5)}
              y={78}
              direction="x"
              onDrag={(x) => change({windows: snapped(valueAt(x, windowAxis), limits.windows)})}
            />
          </>
        )
      }
    />
  );
}

/** The picture of this figure in a state. */
function Picture(props: PictureProps<Search>): ReactNode {
  const {state} = props;
  const experiments = useMemo(() => simulate(state.seed), [state.seed]);
  return (
    <Pair>
      <Windows {...props} />
      <Experiments
        haveExcess={haveExcess(experiments, state)}
        shown={state.shown}
        expected={expected(state)}
      />
    </Pair>
  );
}

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
