import type {SeriesStyle} from '@site/src/plot/styles';

/** What is drawn of signal, of background, and of neither. */
export const seriesStyles = {
  signal: {colour: 'accent', fill: 'tint', pattern: 'rising'},
  background: {
    colour: 'group-3',
    fill: 'tint',
    pattern: 'falling',
    dashes: '7 3',
    marker: 'square',
  },
  test: {colour: 'ink'},
  train: {colour: 'ink-soft', dashes: '3 3'},
  /** What a method is compared with. */
  reference: {colour: 'accent', dashes: '2 3'},
  excluded: {colour: 'ink-soft', fill: 'tint', pattern: 'rising'},
} as const satisfies Readonly<Record<string, SeriesStyle>>;
