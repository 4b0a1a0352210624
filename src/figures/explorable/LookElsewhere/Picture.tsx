import {useMemo, type ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import type {PictureProps} from '../frame/types';
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
  maxWindows,
  simulate,
  type Search,
} from './model';

/** Ranges and steps of the controls. */
export const limits = {
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
export const sigma = (threshold: number): string => `${formatNumber(threshold, {decimals: 1})}σ`;
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
export function Picture(props: PictureProps<Search>): ReactNode {
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
