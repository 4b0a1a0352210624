import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatCount, formatCountOf, formatNumber} from '@site/src/kit/format/numbers';
import {Explorable} from '../frame';
import type {ControlsProps, Question} from '../frame/types';
import {collisionCounts, maxCrossings, run2Mean, type Crossings} from './model';
import {enough, limits, Picture} from './Picture';
import frame from '../frame/styles.module.css';

function Controls({state, change}: ControlsProps<Crossings>): ReactNode {
  const {mean, count} = state;
  return (
    <>
      <RangeField
        label="Mean μ"
        {...limits.mean}
        value={mean}
        text={`${mean}`}
        spoken={`${mean} collisions on average`}
        onChange={(value) => change({mean: value})}
      />
      <div className={frame.buttons} data-without-javascript="hide">
        <SmallButton onClick={() => change({count: Math.min(maxCrossings, count + 1)})}>
          Next crossing
        </SmallButton>
        <SmallButton onClick={() => change({count: maxCrossings})}>
          Simulate {formatCount(maxCrossings)}
        </SmallButton>
      </div>
    </>
  );
}

function resultOf(state: Crossings): string {
  const {mean, count} = state;
  const counts = collisionCounts(state);
  if (count === 0) return `Mean ${mean}: no crossing has been simulated yet.`;
  if (count < enough) {
    return `Mean ${mean}: crossing ${count} has ${formatCountOf(counts.at(-1) ?? 0, 'collision')}.`;
  }
  const exactly = counts.filter((collisions) => collisions === mean).length;
  const spread = Math.sqrt(mean);
  return `Mean ${mean}: ${formatCount(exactly)} of ${formatCountOf(count, 'crossing')} have exactly ${mean} collisions; the standard deviation is √${mean} = ${formatNumber(spread, {decimals: 1})}.`;
}

/** The question of this figure, with its answers and its picture. */
export const question: Question<Crossings> = {
  prompt: `The bunch crossings of Run 2 had about ${run2Mean} proton–proton collisions on average. Suppose that this mean is the same for all crossings: how many of 100 crossings have exactly ${run2Mean} collisions?`,
  answers: [
    {
      key: 'few',
      label: 'About 7',
      reply:
        'The numbers follow a Poisson distribution, whose standard deviation is √μ: most crossings have between 28 and 40 collisions. In real data the distribution is wider still, because the mean itself falls during a run.',
    },
    {
      key: 'half',
      label: 'About 50',
      reply:
        'Numbers near 34 are the most probable ones, but each of them alone has a small probability. Protons collide independently of each other, so that the numbers spread by √34, about 6, around the mean.',
    },
    {
      key: 'most',
      label: 'Nearly all',
      reply:
        'A mean pile-up of 34 does not imply that every crossing has 34 collisions: there are very many protons, and each has only a small probability of colliding. The number of collisions follows a Poisson distribution with a standard deviation of √34, about 6.',
    },
  ],
  correct: 'few',
  task: `Look at a few crossings one by one, then simulate ${formatCount(maxCrossings)} with a mean of ${run2Mean}.`,
  start: {mean: run2Mean, count: 0},
  finished: {mean: run2Mean, count: maxCrossings},
  isAnswered: ({mean, count}) => count === maxCrossings && mean === run2Mean,
  origin:
    'Simulated: numbers of collisions from a Poisson distribution with a fixed mean; vertices and tracks are illustrations, not to scale.',
  Picture,
  Controls,
  resultOf,
};

/** The numbers of collisions in bunch crossings, and their mean. */
export const PileUp = (): ReactNode => <Explorable question={question} />;
