/** The state of the hero: the collision that is drawn, the number in the histogram, and the cut. */
import {isolationBinning} from '@site/src/physics/montecarlo/fourLepton';
import {collisions, nextAfter, shownAtFirst} from './collisions';

export interface HeroState {
  /** Index of the collision that is drawn. */
  readonly current: number;
  /** The number of collisions in the histogram. */
  readonly shown: number;
  /** Events with a larger isolation are removed. */
  readonly cut: number;
  /** The collision that is drawn has just come, and flies into the histogram. */
  readonly isFlying: boolean;
}

/** Every event is kept. */
export const loosestCut = isolationBinning.high;

export const atFirst: HeroState = {
  current: shownAtFirst - 1,
  shown: shownAtFirst,
  cut: loosestCut,
  isFlying: false,
};

export type Action =
  | {readonly kind: 'next'}
  | {readonly kind: 'show'; readonly shown: number}
  | {readonly kind: 'cut'; readonly cut: number}
  | {readonly kind: 'restart'};

/** With all collisions, dots become points, and the expectation is drawn behind them. */
export const isComplete = ({shown}: HeroState): boolean => shown === collisions.length;

/** A cut needs all collisions: who sets it first sees them at once. */
export function changed(state: HeroState, action: Action): HeroState {
  switch (action.kind) {
    case 'next': {
      const current = isComplete(state) ? nextAfter(state.current, state.cut) : state.shown;
      return {...state, current, shown: Math.max(state.shown, current + 1), isFlying: true};
    }
    case 'show':
      return {...state, shown: Math.min(action.shown, collisions.length), isFlying: false};
    case 'cut':
      return {...state, shown: collisions.length, cut: action.cut, isFlying: false};
    case 'restart':
      return atFirst;
  }
}
