import type {Look} from './spec';

interface LineLook {
  /** A token of `tokens.css`. */
  readonly colour: string;
  readonly dash: string | undefined;
}

export const lineLooks: Readonly<Record<Look, LineLook>> = {
  signal: {colour: 'accent', dash: undefined},
  background: {colour: 'group-3', dash: '7 3'},
  test: {colour: 'ink', dash: undefined},
  train: {colour: 'ink-soft', dash: '3 3'},
  aim: {colour: 'accent', dash: '2 3'},
};
